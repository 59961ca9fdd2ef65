// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { trimAttributes, trimNames, trimTables, wordsIn } from './trim-chakra.ts'

const require = createRequire(import.meta.url)
const source = (path: string) => readFileSync(require.resolve(path), 'utf8')

const preset = readFileSync(
  join(require.resolve('@chakra-ui/react/package.json'), '../dist/esm/preset-base.js'),
  'utf8',
)
const trim = (words: string[]) => trimTables(preset, parseAst(preset) as never, new Set(words))

it('keeps the properties and conditions that the sources name, by their short names too', () => {
  const code = trim(['bg', 'paddingInline', '_hover', 'focus'])
  expect(code).toMatch(/\n {4}background: \{/)
  expect(code).toMatch(/paddingInline: \{/)
  expect(code).toMatch(/\n {2}hover: \[/)
  // A condition is named with its underscore: `focus` alone is something else.
  expect(code).not.toMatch(/\n {2}focus: /)
  expect(code).not.toMatch(/gradientVia: \{/)
  expect(code.length).toBeLessThan(preset.length / 2)
  expect(() => parseAst(code)).not.toThrow()
})

it('keeps everything where everything is named', () => {
  const words = preset.match(/[\w$-]+/g) ?? []
  expect(trim([...words, ...words.map((word) => `_${word}`)])).toBe(preset)
})

it('leaves the lists of names with those that are used', () => {
  const names = trimNames(source('@pandacss/is-valid-prop'), new Set(['color', 'zoom']))
  expect(names).toContain('cssPropertiesStr = "color,zoom"')
  const pattern = trimAttributes(
    'var reactPropsRegex = /^((children|href|x2|for)|(data-.*))$/; //',
    new Set(['href']),
  )
  expect(pattern).toBe('var reactPropsRegex = /^((href|for)|(data-.*))$/; //')
})

it('finds the words of the app', () => {
  const words = wordsIn(join(import.meta.dirname, 'src'))
  for (const name of ['bg', 'paddingInline', '_hover', '_focusVisible', 'textStyle', 'href']) {
    expect(words.has(name), name).toBe(true)
  }
})
