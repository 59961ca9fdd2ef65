import { keyText } from '../text.ts'

/** Publication and operating state of an establishment (state). */
export const businessStates = ['PUBLISHED', 'DRAFT', 'CLOSED_TEMPORARILY', 'CLOSED_FOR_GOOD'] as const

export type BusinessState = (typeof businessStates)[number]

const words: Readonly<Record<BusinessState, string>> = {
  PUBLISHED: 'publicado',
  DRAFT: 'rascunho',
  CLOSED_TEMPORARILY: 'fechado temporariamente',
  CLOSED_FOR_GOOD: 'encerrado',
}

/** Word for a state in CSV files and the form, in Portuguese. */
export const wordOfState = (state: BusinessState) => words[state]

/** @returns undefined for an unknown word */
export const stateOfWord = (word: string): BusinessState | undefined =>
  businessStates.find((state) => words[state] === keyText(word).toLowerCase())
