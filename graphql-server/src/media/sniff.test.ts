import { expect, it } from 'vitest'
import { sniff } from './sniff.ts'

const container = (brands: string) => Buffer.from(`\0\0\0\x20ftyp${brands}`.padEnd(64, '\0'), 'latin1')

it.each([
  ['avif\0\0\0\0mif1miaf', 'avif'],
  ['avis\0\0\0\0msf1', 'avif'],
  ['mif1\0\0\0\0miafavif', 'avif'],
  ['mif1\0\0\0\0heicmiaf', null],
  ['heic\0\0\0\0mif1heic', null],
  ['heix\0\0\0\0avif', null],
  ['mp42\0\0\0\0isom', null],
  ['mif1\0\0\0\0', null],
])('a container of the brands %j is %s', (brands, expected) => {
  expect(sniff(container(brands))).toBe(expected)
})

it.each(['', 'GIF89a', '<svg', 'RIFF\0\0\0\0WAVE', '\x89PNG\n', '%PDF-1.7', '\0\0\0\x01ftyp'])(
  '%j is none',
  (text) => {
    expect(sniff(Buffer.from(text, 'latin1'))).toBeNull()
  },
)
