// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { cut, cuts } from './trim-libraries.ts'

const modules = join(dirname(fileURLToPath(import.meta.url)), '../node_modules')
const folders = ['react-router/dist/production', '@apollo/client/link/http']

it.each(cuts)('finds what it cuts where $holds stands, and leaves sound code', ({ file, holds, edits }) => {
  const files = folders
    .flatMap((folder) => readdirSync(join(modules, folder)).map((name) => join(modules, folder, name)))
    .filter((path) => file.test(path) && readFileSync(path, 'utf8').includes(holds))
  expect(files).toHaveLength(1)
  const code = readFileSync(files[0] ?? '', 'utf8')
  const trimmed = cut(code, edits)
  expect(trimmed.length).toBeLessThan(code.length)
  expect(() => parseAst(trimmed)).not.toThrow()
})

it('says so when a library has another shape', () => {
  expect(() => cut('var other', [[/missing/, '']])).toThrow('another shape')
})
