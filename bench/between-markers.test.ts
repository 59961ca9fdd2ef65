import { expect, it } from 'vitest'
import { betweenMarkers } from './between-markers.ts'

const document = 'before\n<!-- a:begin -->\nold\n<!-- a:end -->\nafter\n'

it('replaces what stands between the markers and nothing else', () => {
  expect(betweenMarkers(document, 'a', 'new\n')).toBe(
    'before\n<!-- a:begin -->\n\nnew\n\n<!-- a:end -->\nafter\n',
  )
})

it('may be done again and again', () => {
  const once = betweenMarkers(document, 'a', 'new')
  expect(betweenMarkers(once, 'a', 'new')).toBe(once)
})

it('takes a text with dollar signs as it is', () => {
  expect(betweenMarkers(document, 'a', "$& costs $1 and $'")).toContain("$& costs $1 and $'")
})

it.each([
  ['no markers', 'nothing'],
  ['no end', '<!-- a:begin -->'],
  ['the end first', '<!-- a:end --> <!-- a:begin -->'],
  ['two beginnings', `${document}<!-- a:begin -->`],
  ['two ends', `${document}<!-- a:end -->`],
])('refuses a document with %s', (_, text) => {
  expect(() => betweenMarkers(text, 'a', 'new')).toThrow(/exactly one/)
})
