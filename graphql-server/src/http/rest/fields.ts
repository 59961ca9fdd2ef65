import type { z } from 'zod'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import type { Field } from './field.ts'
import type { JsonSchema } from './json-schema.ts'

/** A text that resolvers check. */
export function text(description: string, example: string, more: Partial<Field> = {}): Field {
  return { schema: { type: 'string', description, examples: [example] }, read: readText, ...more }
}

/** A text that must not be missing from what is created. */
export function required(description: string, example: string, more: Partial<Field> = {}): Field {
  return text(description, example, { blank: '', isRequired: true, ...more })
}

/** A text that an empty one clears. A form writes what it does not have as `null` or `undefined`. */
export function optional(description: string, example: string, more: Partial<Field> = {}): Field {
  return {
    schema: { type: ['string', 'null'], description, examples: [example] },
    read(values, name) {
      const value = readText(values, name)
      return value === 'null' || value === 'undefined' ? null : value
    },
    ...more,
  }
}

/** Yes or no; an empty one is as good as absent. */
export function flag(description: string, more: Partial<Field> = {}): Field {
  const known = new Map<unknown, boolean | undefined>([
    ...['true', 'on', '1', 'yes'].map((word) => [word, true] as const),
    ...['false', 'off', '0', 'no'].map((word) => [word, false] as const),
    ['', undefined],
    ['null', undefined],
  ])
  return {
    schema: { type: 'boolean', description, examples: [true] },
    read(values, name) {
      const value = String(values.at(-1)).trim().toLowerCase()
      if (!known.has(value)) throw new BadUserInputError({ [name]: texts.rest.notAFlag })
      return known.get(value)
    },
    ...more,
  }
}

/** A whole number; an empty one is as good as absent. */
export function whole(description: string, rule: z.ZodType<number>, more: JsonSchema): Field {
  return {
    schema: { type: 'integer', description, ...more },
    read(values, name) {
      const value = String(values.at(-1) ?? '').trim()
      if (value === '') return undefined
      return checked(rule, /^[-+]?\d+$/.test(value) ? Number(value) : Number.NaN, name)
    },
  }
}

/** Degrees as text, with a point or a comma; an empty one clears. */
export function degrees(
  description: string,
  example: string,
  rule: z.ZodType<number | null>,
  to: string,
): Field {
  return {
    to,
    schema: { type: ['string', 'null'], description, examples: [example] },
    read(values, name) {
      const value = String(values.at(-1) ?? '').trim()
      if (['', 'null', 'undefined'].includes(value)) return null
      return checked(rule, Number(value.replace(',', '.')), name)
    },
  }
}

/** One of a few words, in any case. */
export function choice(description: string, words: readonly string[]): Field {
  return {
    schema: { type: 'string', enum: words, description, examples: [words[0]] },
    read(values, name) {
      const word = String(values.at(-1)).trim().toLowerCase()
      if (words.includes(word)) return word.toUpperCase()
      throw new BadUserInputError({ [name]: texts.rest.noChoice(words) })
    },
  }
}

/** Names of others: repeated, separated by commas, or as JSON. None at all is as good as absent where nothing is saved. */
export function names(description: string, examples: readonly string[], more: Partial<Field> = {}): Field {
  return {
    schema: { type: 'array', items: { type: 'string' }, description, examples: [examples] },
    read(values, name) {
      const texts = values.map((value) => readText([value], name) ?? '')
      const list = texts.flatMap((text) => text.split(/[\s,"[\]]+/).filter(Boolean))
      return list.length > 0 ? list : more.blank
    },
    ...more,
  }
}

function readText(values: readonly unknown[], name: string): string | null {
  const value = values.at(-1) ?? null
  if (value === null) return null
  if (typeof value === 'object') throw new BadUserInputError({ [name]: texts.rest.notAText })
  return String(value)
}

function checked<T>(rule: z.ZodType<T>, value: unknown, name: string): T {
  const { success, data, error } = rule.safeParse(value)
  if (success) return data
  throw new BadUserInputError({ [name]: error.issues[0]?.message ?? texts.badUserInput })
}
