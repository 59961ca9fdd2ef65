import { expect, it } from 'vitest'
import { diffWords } from './word-diff.ts'

const marked = (before: string, after: string) => {
  const diff = diffWords(before, after)
  const write = (parts: typeof diff.before) =>
    parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')
  return [write(diff.before), write(diff.after)]
}

it('marks the words that differ', () => {
  expect(marked('(12) 3621-1000', '(12) 3621-4455')).toEqual(['(12) [3621-1000]', '(12) [3621-4455]'])
  expect(marked('Padaria da Serra', 'Padaria e Café da Serra')).toEqual([
    'Padaria da Serra',
    'Padaria [e Café ]da Serra',
  ])
})

it('marks all of a text where the other is empty, and nothing of equal ones', () => {
  expect(marked('', 'novo texto')).toEqual(['', '[novo texto]'])
  expect(marked('igual', 'igual')).toEqual(['igual', 'igual'])
})

it('marks texts of more words than it compares as a whole', () => {
  const long = 'a '.repeat(2_001)
  expect(marked(long, 'b')).toEqual([`[${long}]`, '[b]'])
})
