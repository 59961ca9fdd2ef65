import { expect, it } from 'vitest'
import { sharp, withDrawings } from './pixels.ts'

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
const read = () => sharp(svg).png().toBuffer()

it('drawings are read only while the product draws, even when that fails', async () => {
  await expect(read()).rejects.toThrow('unsupported image format')
  expect((await withDrawings(read)).length).toBeGreaterThan(0)
  await expect(read()).rejects.toThrow('unsupported image format')
  await expect(withDrawings(() => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  await expect(read()).rejects.toThrow('unsupported image format')
})

it('nothing is kept in the library’s own memory', () => {
  expect(sharp.cache().memory.max).toBe(0)
  expect(sharp.concurrency()).toBe(1)
})
