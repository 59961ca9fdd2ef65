/** Name of an answer among an establishment's fields and in the trail. */
export type AnswerField = `attribute:${number}`

/** Answers by field; null or absent if unanswered. */
export type Answers = Record<AnswerField, string | null | undefined>

const prefix = 'attribute:'

export const answerField = (attributeId: number): AnswerField => `${prefix}${attributeId}`

export const isAnswerField = (name: string): name is AnswerField => /^attribute:\d+$/.test(name)

export const attributeId = (field: AnswerField): number => Number(field.slice(prefix.length))

/** Ids of the attributes answered by these fields. */
export const answeredAttributes = (names: readonly string[]): number[] =>
  names.filter(isAnswerField).map(attributeId)

export interface AnswerRow {
  attributeId: number
  value: string
}

/** Maps rows to fields, in the order of attribute ids. */
export function answerFields(rows: readonly AnswerRow[]): Answers {
  const sorted = [...rows].sort((one, other) => one.attributeId - other.attributeId)
  return Object.fromEntries(sorted.map(({ attributeId, value }) => [answerField(attributeId), value]))
}

/** Separates columns from answers. */
export function splitAnswers<Fields extends object>(fields: Fields) {
  const entries = Object.entries(fields)
  return {
    columns: Object.fromEntries(entries.filter(([name]) => !isAnswerField(name))) as {
      [Name in keyof Fields as Name extends AnswerField ? never : Name]: Fields[Name]
    },
    answers: Object.fromEntries(entries.filter(([name]) => isAnswerField(name))) as Answers,
  }
}
