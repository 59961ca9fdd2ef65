import type { Answers } from '../mocks/rows.ts'

const lodging = { kind: 'CATEGORY', label: 'Hospedagem', count: 1, filter: { category: 'hospedagem' } }

/** For tests: "hospedagem" is a need and in no name, "padaria" is in names, and another text finds nothing. */
export const needAnswers: Answers = {
  suggestions: ({ text }) =>
    'hospedagem '.startsWith(text.trim()) ? [{ ...lodging, isExact: text.trim() === 'hospedagem' }] : [],
  searchBusinesses: ({ filter }) => (filter.name && filter.name !== 'padaria' ? [] : undefined),
}
