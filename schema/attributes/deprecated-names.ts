/** Deprecated business fields with the slug of the attribute that replaces each (accessibility). */
export const deprecatedAnswers = {
  stepFreeEntrance: 'entrada-sem-degraus',
  accessibleToilet: 'banheiro-acessivel',
  reservedParking: 'vaga-reservada',
  libras: 'atendimento-em-libras',
} as const

export type DeprecatedAnswer = keyof typeof deprecatedAnswers

export const deprecatedAnswerNames = Object.keys(deprecatedAnswers) as DeprecatedAnswer[]

export const isDeprecatedAnswer = (name: string): name is DeprecatedAnswer => name in deprecatedAnswers

/** @returns an object with `make`'s result for each deprecated field */
export const perDeprecatedAnswer = <Value>(make: (name: DeprecatedAnswer) => Value) =>
  Object.fromEntries(deprecatedAnswerNames.map((name) => [name, make(name)])) as Record<
    DeprecatedAnswer,
    Value
  >

/** CSV column titles of these attributes, by slug. */
export const deprecatedTitles: Readonly<Record<string, string>> = {
  [deprecatedAnswers.stepFreeEntrance]: 'entrada sem degraus',
  [deprecatedAnswers.accessibleToilet]: 'banheiro acessível',
  [deprecatedAnswers.reservedParking]: 'vaga reservada',
  [deprecatedAnswers.libras]: 'libras',
}

/** Deprecated filters with the slug of the attribute that replaces each. */
export const deprecatedFilters = { stepFree: deprecatedAnswers.stepFreeEntrance } as const

/** Deprecated proposal topic with the topic that replaces it. */
export const deprecatedTopics = { ACCESS: 'ATTRIBUTES' } as const

export const isDeprecatedTopic = (topic: string): topic is keyof typeof deprecatedTopics =>
  topic in deprecatedTopics
