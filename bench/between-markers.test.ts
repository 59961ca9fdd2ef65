import { expect, it } from 'vitest'
import { betweenMarkers } from './between-markers.ts'

const document = 'before\n<!-- a:begin -->\nold\n<!-- a:end -->\nafter\n'

it('a report replaces the text between its markers and nothing else', () => {
  expect(betweenMarkers(document, 'a', 'new\n')).toBe(
    'before\n<!-- a:begin -->\n\nnew\n\n<!-- a:end -->\nafter\n',
  )
})

it('a report replaced twice is the same as once', () => {
  const once = betweenMarkers(document, 'a', 'new')
  expect(betweenMarkers(once, 'a', 'new')).toBe(once)
})

it('a report may have dollar signs', () => {
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
