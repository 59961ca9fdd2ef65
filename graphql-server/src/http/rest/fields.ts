import { z } from 'zod'
import { readDegrees } from '../../../../schema/coordinates.ts'
import { isRecord } from '../../../../schema/json.ts'
import type { SentFile } from '../../media/uploads/upload.ts'
import { texts } from '../../messages/texts.ts'
import type { JsonSchema } from './json-schema.ts'

/** Properties in the API docs besides the type. */
type About = Pick<JsonSchema, 'description' | 'examples' | 'default' | 'minimum'>

const descriptions = z.registry<About>()

/** A binary form part as in OpenAPI 3.1; generators for 3.0 look for `format`. */
const binary: JsonSchema = { contentMediaType: 'application/octet-stream', format: 'binary' }
const file = z.custom<SentFile>(isSentFile)

/** @param about description, with an example or default if any */
function described(
  type: z.ZodType,
  about: Pick<JsonSchema, 'description' | 'examples' | 'default'>,
): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(type.clone().register(descriptions, about), {
    metadata: descriptions,
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, binary)
      // Zod's default bounds of safe integers.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      const [{ type = null } = {}, none] = jsonSchema.anyOf ?? []
      if (none?.type !== 'null') return
      delete jsonSchema.anyOf
      Object.assign(jsonSchema, { type: [type, 'null'] })
    },
  })
  return schema as JsonSchema
}

/** A parameter or body field: how it is parsed and documented. */
export interface Field {
  /** Path of its GraphQL variable; by default its name, below `input` for a body. */
  variable?: string
  schema: JsonSchema
  /** Value of a field sent empty. */
  empty?: '' | readonly []
  /** Required in a create: if absent, the resolver gets it as empty and refuses it. */
  isRequired?: true
  /** Message if absent or empty, for fields without an input rule. */
  missing?: string
  isFile?: true
  /** Example without demo data. */
  placeholder?: string
  /**
   * @param values at least one, in the order received
   * @returns undefined if it counts as absent
   * @throws InvalidValue
   */
  read(values: readonly unknown[]): unknown
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>

/** A value that cannot be parsed, with a message for users. */
export class InvalidValue extends Error {}

type Options = Partial<Omit<Field, 'schema' | 'read'>>

/** A text, validated by resolvers. */
export function text(description: string, example: string, options: Options = {}): Field {
  return { schema: described(z.string(), { description, examples: [example] }), read: readText, ...options }
}

/** A text required in a create. */
export function required(description: string, example: string, options: Options = {}): Field {
  return text(description, example, { empty: '', isRequired: true, ...options })
}

/**
 * A text that an empty value clears. Scripts that build forms write an absent value as `null` or `undefined`.
 *
 * @param example omitted if any value would already be taken
 */
export function optional(description: string, example?: string, options: Options = {}): Field {
  return {
    schema: described(z.nullable(z.string()), {
      description,
      ...(example !== undefined && { examples: [example] }),
    }),
    read(values) {
      const value = readText(values)
      return value === 'null' || value === 'undefined' ? null : value
    },
    ...options,
  }
}

const flags = new Map<string, boolean | undefined>([
  ...['true', 'on', '1', 'yes'].map((word) => [word, true] as const),
  ...['false', 'off', '0', 'no'].map((word) => [word, false] as const),
  ['', undefined],
  ['null', undefined],
])

/** Boolean; empty counts as absent. */
export function flag(description: string, options: Options = {}): Field {
  return {
    schema: described(z.boolean(), { description, examples: [true] }),
    read(values) {
      const sent = String(values.at(-1))
      const value = sent.trim().toLowerCase()
      if (!flags.has(value) || (sent !== '' && value === '')) throw new InvalidValue(texts.rest.notAFlag)
      return flags.get(value)
    },
    ...options,
  }
}

/** Boolean; empty clears. */
export function yesNoOrNull(description: string, variable: string, example = true): Field {
  const { read } = flag(description)
  return {
    variable,
    schema: described(z.nullable(z.boolean()), { description, examples: [example] }),
    read: (values) => (String(values.at(-1)) === 'undefined' ? null : (read(values) ?? null)),
  }
}

/** Integer; empty counts as absent. */
export function integer(description: string, rule: z.ZodType<number>, about: About = {}): Field {
  return {
    schema: { ...described(rule, { description, ...about }), type: 'integer' },
    read(values) {
      const value = String(values.at(-1) ?? '')
      if (value === '') return undefined
      return checked(rule, /^\s*[-+]?\d+\s*$/.test(value) ? Number(value) : Number.NaN)
    },
  }
}

/** Degrees as text, with a decimal point or comma; empty clears (coordinates). */
export function degrees(
  description: string,
  example: string,
  rule: z.ZodType<number | null>,
  variable: string,
): Field {
  return {
    variable,
    schema: described(z.nullable(z.string()), { description, examples: [example] }),
    read(values) {
      const value = (readText(values) ?? '').trim()
      if (['', 'null', 'undefined'].includes(value)) return null
      return checked(rule, readDegrees(value))
    },
  }
}

/** One of a few words, case-insensitive. */
export function choice(description: string, words: readonly string[]): Field {
  return {
    schema: described(z.enum(words), { description, examples: [words[0]] }),
    read(values) {
      const word = String(values.at(-1)).trim().toLowerCase()
      if (words.some((each) => each.toLowerCase() === word)) return word.toUpperCase()
      throw new InvalidValue(texts.rest.noChoice(words))
    },
  }
}

/** Ids or slugs: repeated, comma-separated or as JSON. Without `empty`, an empty list counts as absent. */
export function names(description: string, examples: readonly string[], options: Options = {}): Field {
  return {
    schema: described(z.array(z.string()), { description, examples: [examples] }),
    read(values) {
      const texts = readTexts(values)
      const list = texts.flatMap((text) => text.split(/[\s,"[\]]+/).filter(Boolean))
      return list.length > 0 ? list : options.empty
    },
    ...options,
  }
}

/** Texts, each of which may contain several, separated by commas. */
export function phrases(description: string, examples: readonly string[]): Field {
  return {
    schema: described(z.array(z.string()), { description, examples: [examples] }),
    empty: [],
    read: readTexts,
  }
}

/** Answers to attributes: an object by slug or the list format of responses; as JSON text in forms. */
export function answers(description: string, example: string): Field {
  const about = { description: 'The answer; null removes it.', examples: ['yes'] }
  const additionalProperties = described(z.nullable(z.string()), about)
  return {
    schema: { type: 'object', description, additionalProperties, examples: [{ [example]: 'yes' }] },
    read: (values) => values.flat().flatMap(readAnswers),
  }
}

const listedAnswer = z.object({ slug: z.string(), value: z.unknown() })

function readAnswers(sent: unknown): { slug: string; value: string | null }[] {
  const value = typeof sent === 'string' ? parseJson(sent) : sent
  if (Array.isArray(value)) return value.flatMap(readAnswers)
  if (!isRecord(value)) throw new InvalidValue(texts.rest.notAnswers)
  const { success, data } = listedAnswer.safeParse(value)
  const pairs = success ? [[data.slug, data.value] as const] : Object.entries(value)
  return pairs.map(([slug, value]) => ({ slug, value: answerText(value) }))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidValue(texts.rest.notAnswers)
  }
}

/** Accepts booleans for yes and no. */
function answerText(value: unknown): string | null {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : readText([value])
}

/** Options of a choice, each as its name or as an object with name and slug. */
export function options(description: string, examples: readonly string[]): Field {
  const option = z.object({ name: z.string(), slug: z.string().nullish() })
  return {
    schema: described(z.array(z.union([z.string(), option])), { description, examples: [examples] }),
    empty: [],
    read: (values) =>
      values.flat().map((value) => {
        const { success, data } = option.safeParse(value)
        return success ? data : { name: readText([value]) ?? '' }
      }),
  }
}

/** Headers of a call that creates a record (create-once); without an example, since each key is for one record. */
export const createHeaders: Fields = {
  'Idempotency-Key': {
    variable: 'requestKey',
    schema: described(z.string().max(255), {
      description:
        'Key chosen by the client, unique for each record to create, at most 255 characters. Repeating a key with the same account within 24 hours creates nothing and returns the same record; with other content it is a 409 with the reason KEY_REUSED.',
    }),
    read: ([value]) => value,
  },
}

/** An image; other values, such as its current URL, change nothing. */
export function image(description: string): Field {
  return {
    isFile: true,
    schema: described(file, { description }),
    read(values) {
      const file = values.find(isSentFile)
      return file ? Promise.resolve(file) : values.every((value) => value === null) ? null : undefined
    },
  }
}

/** Images, in order. */
export function images(description: string, maxItems: number): Field {
  return {
    isFile: true,
    schema: described(z.array(file).max(maxItems), { description }),
    read(values) {
      const files = values.filter(isSentFile)
      return files.length > 0 ? files.map((file) => Promise.resolve(file)) : undefined
    },
  }
}

function isSentFile(value: unknown): value is SentFile {
  return typeof (value as Partial<SentFile> | null)?.createReadStream === 'function'
}

function readText(values: readonly unknown[]): string | null {
  const value = values.at(-1) ?? null
  if (value === null) return null
  if (typeof value === 'object') throw new InvalidValue(texts.rest.notAText)
  return String(value)
}

/** Elements of a JSON list, or of a repeated field. */
function readTexts(values: readonly unknown[]): string[] {
  return values.flat().map((value) => readText([value]) ?? '')
}

function checked<T>(rule: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = rule.safeParse(value)
  if (success) return data
  throw new InvalidValue(error.issues[0]?.message ?? texts.badUserInput)
}
