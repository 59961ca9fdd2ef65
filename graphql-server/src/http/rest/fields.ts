import { z } from 'zod'
import { readDegrees } from '../../../../schema/coordinates.ts'
import { isRecord } from '../../../../schema/json.ts'
import type { SentFile } from '../../media/uploads/upload.ts'
import { texts } from '../../messages/texts.ts'
import type { JsonSchema } from './json-schema.ts'

/** What the API's description shows of a value, besides its type. */
type About = Pick<JsonSchema, 'description' | 'examples' | 'default' | 'minimum'>

const descriptions = z.registry<About>()

/** A binary part of a form, in the way of OpenAPI 3.1; `format` is what generators for 3.0 look for. */
const binary: JsonSchema = { contentMediaType: 'application/octet-stream', format: 'binary' }
const file = z.custom<SentFile>(isSentFile)

/** @param about its description, with an example or default if there is one */
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
      // The bounds of exact numbers.
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

/** A parameter, or a field of a body: how it is read, and how the API's description shows it. */
export interface Field {
  /** Path of its variable; by default its own name, below `input` for a body. */
  variable?: string
  schema: JsonSchema
  /** The value of one that is sent empty. */
  empty?: '' | readonly []
  /** Whether a create must carry it: the resolver gets an absent one as an empty one and refuses that. */
  isRequired?: true
  /** The message for an absent or empty one where no input rule has one. */
  missing?: string
  isFile?: true
  /** Example where the demo data is not loaded. */
  placeholder?: string
  /**
   * @param values at least one, in the order in which they came
   * @returns undefined for what counts as absent
   * @throws InvalidValue
   */
  read(values: readonly unknown[]): unknown
}

/** Fields by the names that clients use. */
export type Fields = Readonly<Record<string, Field>>

/** A value that cannot be read; its message is for people. */
export class InvalidValue extends Error {}

type Options = Partial<Omit<Field, 'schema' | 'read'>>

/** A text that resolvers check. */
export function text(description: string, example: string, options: Options = {}): Field {
  return { schema: described(z.string(), { description, examples: [example] }), read: readText, ...options }
}

/** A text that a create must carry. */
export function required(description: string, example: string, options: Options = {}): Field {
  return text(description, example, { empty: '', isRequired: true, ...options })
}

/**
 * A text that an empty one clears. Scripts that build forms write an absent value as `null` or `undefined`.
 *
 * @param example none where any one would be taken already
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

/** Yes or no; an empty one counts as absent. */
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

/** Yes or no; an empty one clears. */
export function yesNoOrNull(description: string, variable: string, example = true): Field {
  const { read } = flag(description)
  return {
    variable,
    schema: described(z.nullable(z.boolean()), { description, examples: [example] }),
    read: (values) => (String(values.at(-1)) === 'undefined' ? null : (read(values) ?? null)),
  }
}

/** A whole number; an empty one counts as absent. */
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

/** Degrees as text, with a point or a comma; an empty one clears (coordinates). */
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

/** One of a few words, in any case. */
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

/** Ids or slugs: repeated, separated by commas, or as JSON. Without `empty`, an empty list counts as absent. */
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

/** Texts, of which each may hold several, separated by commas. */
export function phrases(description: string, examples: readonly string[]): Field {
  return {
    schema: described(z.array(z.string()), { description, examples: [examples] }),
    empty: [],
    read: readTexts,
  }
}

/** Answers to attributes: an object by slug or the list that responses have, in a form as the JSON of one. */
export function answers(description: string, example: string): Field {
  const about = { description: 'The answer; null takes it away.', examples: ['yes'] }
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

/** Yes and no may be booleans. */
function answerText(value: unknown): string | null {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : readText([value])
}

/** What can be chosen from: each as its name, or as an object with its name and slug. */
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
        'A text of the client’s own, new for each record to create, at most 255 characters. The same key of the same account within 24 hours creates nothing more and answers the same record; with other content it is a 409 with the reason KEY_REUSED.',
    }),
    read: ([value]) => value,
  },
}

/** An image; anything else in its place, such as the address that it has already, changes nothing. */
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

/** Those of a list of JSON, or of a field that is repeated. */
function readTexts(values: readonly unknown[]): string[] {
  return values.flat().map((value) => readText([value]) ?? '')
}

function checked<T>(rule: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = rule.safeParse(value)
  if (success) return data
  throw new InvalidValue(error.issues[0]?.message ?? texts.badUserInput)
}
