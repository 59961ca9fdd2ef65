/** Deprecated fields of establishments, each with the slug of the attribute that has taken its place (accessibility). */
export const deprecatedAnswers = {
  stepFreeEntrance: 'entrada-sem-degraus',
  accessibleToilet: 'banheiro-acessivel',
  reservedParking: 'vaga-reservada',
  libras: 'atendimento-em-libras',
} as const

/** The name of a deprecated field. */
export type DeprecatedAnswer = keyof typeof deprecatedAnswers

export const deprecatedAnswerNames = Object.keys(deprecatedAnswers) as DeprecatedAnswer[]

export const isDeprecatedAnswer = (name: string): name is DeprecatedAnswer => name in deprecatedAnswers

/** The titles that CSV files have for these attributes, by slug. */
export const deprecatedTitles: Readonly<Record<string, string>> = {
  [deprecatedAnswers.stepFreeEntrance]: 'entrada sem degraus',
  [deprecatedAnswers.accessibleToilet]: 'banheiro acessível',
  [deprecatedAnswers.reservedParking]: 'vaga reservada',
  [deprecatedAnswers.libras]: 'libras',
}

/** Deprecated filters, in the same way. */
export const deprecatedFilters = { stepFree: deprecatedAnswers.stepFreeEntrance } as const
