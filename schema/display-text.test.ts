import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A date for a machine, made from what a locale displays: engines differ in it, and versions of one engine. */
const faults = [
  // Only a locale that people read is formatted; `formatToParts` is for everything else.
  /DateTimeFormat\((?!'pt-BR')/,
  /toLocale(?:Date|Time)String\((?!'pt-BR')/,
  // What is displayed is not taken apart or compared.
  /(?:\.format|toLocale\w*String)\((?:[^()]|\([^()]*\))*\)\s*(?:\.(?:slice|split|replace\w*|match|substring|at)\b|[!=]==)/,
]

/** Reads parts, by their names. */
const reader = 'schema/hours/calendar.ts'

test('no date, number or key is taken from a text that a locale displays', () => {
  const files = globSync('{web/src,schema,graphql-server,scripts,e2e,bench}/**/*.{ts,tsx,js}', { cwd: root })
  const found = files
    .filter((file) => file !== reader && !file.startsWith('schema/display-text'))
    .filter((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return faults.some((fault) => fault.test(source))
    })
  expect(files.length).toBeGreaterThan(800)
  expect(found).toEqual([])
  expect(readFileSync(join(root, reader), 'utf8')).not.toMatch(/\.format\(/)
})
