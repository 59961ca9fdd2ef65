import { expect, it } from 'vitest'
import { sharp } from './pixels.ts'

it('SVG is never read', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(sharp(svg).png().toBuffer()).rejects.toThrow('unsupported image format')
})

it('nothing is kept in the library’s own memory', () => {
  expect(sharp.cache().memory.max).toBe(0)
  expect(sharp.concurrency()).toBe(1)
})
