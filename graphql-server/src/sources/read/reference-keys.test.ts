import { expect, it } from 'vitest'
import { ReferenceKeys } from './reference-keys.ts'

it('references are found among thousands, and visited once, also those that the file has twice', () => {
  const keys = new ReferenceKeys()
  const references = Array.from({ length: 5000 }, (_, index) => `node/${index}`)
  for (const reference of [...references, 'node/7', 'node/4999']) keys.add(reference)
  expect(references.every((reference) => keys.has(reference))).toBe(true)
  expect(['node/5000', '', 'node/07'].filter((reference) => keys.has(reference))).toEqual([])
  expect(references.filter((reference) => keys.visit(reference))).toEqual(references)
  expect(['node/7', 'node/0', 'node/5000'].filter((reference) => keys.visit(reference))).toEqual([])
})

it('no reference is among none', () => {
  expect(new ReferenceKeys().has('node/1')).toBe(false)
})
