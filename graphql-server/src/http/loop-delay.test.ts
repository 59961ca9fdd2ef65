import { expect, it } from 'vitest'
import { LoopDelay } from './loop-delay.ts'

it('one late look, however late, is a machine that stopped for a moment', () => {
  const loop = new LoopDelay()
  for (const delay of [0, 60_000, 2, 700, 700, 700, 3]) {
    loop.look(delay)
    expect(loop.isTooLong).toBe(false)
  }
})

it('late looks one after the other are an event loop that does not get on, until it does', () => {
  const loop = new LoopDelay()
  for (const delay of [600, 900, 700, 800]) loop.look(delay)
  expect(loop.isTooLong).toBe(true)
  loop.look(10)
  expect(loop.isTooLong).toBe(false)
})
