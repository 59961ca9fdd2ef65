/** The field of an answer among those of an establishment and in the trail: by the attribute's id. */
export type AnswerField = `attribute:${number}`

/** Answers by field; null or absent where there is none. */
export type Answers = Record<AnswerField, string | null | undefined>

const prefix = 'attribute:'

export const answerField = (attributeId: number): AnswerField => `${prefix}${attributeId}`

export const isAnswerField = (name: string): name is AnswerField => /^attribute:\d+$/.test(name)

export const attributeId = (field: AnswerField): number => Number(field.slice(prefix.length))

/** The ids of the attributes whose answers are among these fields. */
export const answeredAttributes = (names: readonly string[]): number[] =>
  names.filter(isAnswerField).map(attributeId)

/** An answer as a row has it. */
export interface AnswerRow {
  attributeId: number
  value: string
}

/** Rows as fields, in the order of the attributes' ids. */
export function answerFields(rows: readonly AnswerRow[]): Answers {
  const sorted = [...rows].sort((one, other) => one.attributeId - other.attributeId)
  return Object.fromEntries(sorted.map(({ attributeId, value }) => [answerField(attributeId), value]))
}

/** Separates the fields that are columns from the answers. */
export function splitAnswers<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields)
  return {
    columns: Object.fromEntries(entries.filter(([name]) => !isAnswerField(name))) as {
      [Name in keyof Fields as Name extends AnswerField ? never : Name]: Fields[Name]
    },
    answers: Object.fromEntries(entries.filter(([name]) => isAnswerField(name))) as Answers,
  }
}
