import type { JsonSchema } from './json-schema.ts'

/** One parameter or one field of a body: how it is read, and how the API's description shows it. */
export interface Field {
  /** Where its value goes among the document's variables; where absent, its own name, below `input` for a body. */
  to?: string
  schema: JsonSchema
  /** What an empty one is. */
  blank?: '' | readonly []
  /** Whether something new must have it: an absent one is then as good as an empty one, and the resolver says so. */
  isRequired?: true
  isFile?: true
  /**
   * @param values at least one, in the order in which they came
   * @param name for messages
   * @returns undefined for what is as good as absent
   * @throws BadUserInputError that names the field
   */
  read(values: readonly unknown[], name: string): unknown
}

/** Fields by the names that clients know. */
export type Fields = Readonly<Record<string, Field>>
