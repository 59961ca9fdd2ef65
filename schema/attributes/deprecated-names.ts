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

/** @returns something for each of these fields, under its name */
export const perDeprecatedAnswer = <Value>(make: (name: DeprecatedAnswer) => Value) =>
  Object.fromEntries(deprecatedAnswerNames.map((name) => [name, make(name)])) as Record<
    DeprecatedAnswer,
    Value
  >

/** The titles that CSV files have for these attributes, by slug. */
export const deprecatedTitles: Readonly<Record<string, string>> = {
  [deprecatedAnswers.stepFreeEntrance]: 'entrada sem degraus',
  [deprecatedAnswers.accessibleToilet]: 'banheiro acessível',
  [deprecatedAnswers.reservedParking]: 'vaga reservada',
  [deprecatedAnswers.libras]: 'libras',
}

/** Deprecated filters, in the same way. */
export const deprecatedFilters = { stepFree: deprecatedAnswers.stepFreeEntrance } as const

/** The topic under which an earlier release received proposals of these answers, with the one that has taken its place. */
export const deprecatedTopics = { ACCESS: 'ATTRIBUTES' } as const

export const isDeprecatedTopic = (topic: string): topic is keyof typeof deprecatedTopics =>
  topic in deprecatedTopics
