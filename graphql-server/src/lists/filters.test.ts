import { expect, it } from 'vitest'
import { likePattern, termsOf } from './filters.ts'

it.each([
  ['Padaria', ['padaria']],
  ['  PÃO   de\tAçúcar ', ['acucar', 'de', 'pao']],
  ['pão PAO pao', ['pao']],
  ['bar barbearia', ['barbearia']],
  ['bar & grill', ['&', 'bar', 'grill']],
  ["Sant'Ana", ['ana', 'sant']],
  ['Sant’Ana', ['ana', 'sant']],
  ['', []],
  ['   ', []],
  ['1', ['1']],
])('“%s” is looked for as %j', (name, terms) => {
  expect(termsOf(name)).toEqual(terms)
})

it.each(['%', '_', '\\', '%%%', "'", '- & -', '!?', '\u0301'])(
  '“%s”, without a letter or digit, finds nothing',
  (name) => {
    expect(termsOf(name)).toBeNull()
  },
)

it.each([
  ['pao', '%pao%'],
  ['100%', '%100|%%'],
  ['a_b', '%a|_b%'],
  ['a|b', '%a||b%'],
  ['a\\b', '%a\\b%'],
])('%s becomes the pattern %s', (term, pattern) => {
  expect(likePattern(term)).toBe(pattern)
})
