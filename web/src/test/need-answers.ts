import type { Answers } from '../mocks/rows.ts'

const lodging = { kind: 'CATEGORY', label: 'Hospedagem', count: 1, filter: { category: 'hospedagem' } }

/**
 * Mock API answers: "hospedagem" is a need and in no name, "padaria" is in names, other texts find nothing.
 */
export const needAnswers: Answers = {
  suggestions: ({ text }) =>
    'hospedagem '.startsWith(text.trim()) ? [{ ...lodging, isExact: text.trim() === 'hospedagem' }] : [],
  searchBusinesses: ({ filter }) => (filter.name && filter.name !== 'padaria' ? [] : undefined),
}
