import { keyText } from '../text.ts'

/** Whether an establishment is in the guide, and at work (state). */
export const businessStates = ['PUBLISHED', 'DRAFT', 'CLOSED_TEMPORARILY', 'CLOSED_FOR_GOOD'] as const

export type BusinessState = (typeof businessStates)[number]

const words: Readonly<Record<BusinessState, string>> = {
  PUBLISHED: 'publicado',
  DRAFT: 'rascunho',
  CLOSED_TEMPORARILY: 'fechado temporariamente',
  CLOSED_FOR_GOOD: 'encerrado',
}

/** In Portuguese, as CSV files and the form have it. */
export const wordOfState = (state: BusinessState) => words[state]

/** @returns undefined for what is none of the words */
export const stateOfWord = (word: string): BusinessState | undefined =>
  businessStates.find((state) => words[state] === keyText(word).toLowerCase())
