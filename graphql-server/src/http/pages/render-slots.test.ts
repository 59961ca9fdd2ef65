import { expect, test } from 'vitest'
import { RenderSlots } from './render-slots.ts'

test('beyond the limit the other answer is given, and a finished render makes room', async () => {
  const slots = new RenderSlots(1)
  let finish = (_page: string) => {}
  const first = slots.run(
    () => new Promise<string>((resolve) => (finish = resolve)),
    () => 'shell',
  )
  expect(
    await slots.run(
      async () => 'page',
      () => 'shell',
    ),
  ).toBe('shell')
  finish('first')
  expect(await first).toBe('first')
  expect(
    await slots.run(
      async () => 'page',
      () => 'shell',
    ),
  ).toBe('page')
})

test('a render that fails makes room too', async () => {
  const slots = new RenderSlots(1)
  await expect(
    slots.run(
      () => Promise.reject(new Error('no data')),
      () => 'shell',
    ),
  ).rejects.toThrow('no data')
  expect(
    await slots.run(
      async () => 'page',
      () => 'shell',
    ),
  ).toBe('page')
})
