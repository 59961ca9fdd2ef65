import { z } from 'zod'
import { typedLocalHolidays } from '../hours/local-holidays.ts'
import { isReserved } from '../reserved-slugs.ts'
import { slugify } from '../slug.ts'
import { synonymLimits, synonymsIn, synonymText } from '../synonyms.ts'
import { hasLoneSurrogate, tidyLine } from '../text.ts'

/** Normalizes each line of a text or list with `tidyLine`. */
const linesRule = (message: string) =>
  z.union([whole, z.array(whole)], message).transform((sent) =>
    [sent]
      .flat()
      .join('\n')
      .split(/[\r\n]+/)
      .map(tidyLine)
      .join('\n'),
  )

/** Half of a surrogate pair cannot be stored or repaired. */
export const unreadable = 'Há um caractere que não pôde ser lido. Escreva de novo.'
const whole = z.string().refine((text) => !hasLoneSurrogate(text), unreadable)

const letterOrDigit = /[\p{L}\p{N}]/u

export const capital = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

/**
 * Required single-line text with at least one letter or digit.
 *
 * @param label with its article, as in `o nome`; begins the messages
 * @param most maximum length, as of the column
 * @param missing message if it is absent, null or blank
 */
export function requiredText(label: string, most: number, missing = `Informe ${label}.`) {
  return (
    z
      .string(missing)
      .pipe(whole)
      .transform(tidyLine)
      .pipe(z.string().min(1, missing))
      // Stops at the length check: later rules may take quadratic time.
      .pipe(z.string().max(most, `${capital(label)} deve ter no máximo ${most} caracteres.`))
      .pipe(z.string().regex(letterOrDigit, `${capital(label)} deve ter letras ou números.`))
  )
}

/**
 * Optional text; blank is null.
 *
 * @param tidy must return an empty text for what counts as blank
 * @param rule for a text that is not blank
 */
export function textOrNull(tidy: (text: string) => string, rule: z.ZodType<string, string>) {
  return whole
    .transform((text, check) => {
      const tidied = tidy(text)
      if (tidied === '') return null
      const { data, error } = rule.safeParse(tidied)
      if (data !== undefined) return data
      for (const { message } of error?.issues ?? []) check.addIssue(message)
      return z.NEVER
    })
    .nullable()
}

/** Optional single-line text; blank is null. */
export function optionalText(label: string, most: number) {
  return textOrNull(
    tidyLine,
    z.string().max(most, `${capital(label)} deve ter no máximo ${most} caracteres.`),
  )
}

/** Boolean; null is false. */
export const yesOrNo = (label: string) =>
  z
    .boolean(`${label}: responda sim ou não.`)
    .nullable()
    .transform((answer) => answer ?? false)

/** Slug as people type it; the name supplies it if it is absent, null or blank. */
export const slugRule = whole
  .transform((text, check) => {
    const slug = slugify(text)
    if (tidyLine(text) !== '' && slug === '') check.addIssue('O slug deve ter letras ou números.')
    if (slug.length > 140) check.addIssue('O slug deve ter no máximo 140 caracteres.')
    if (isReserved(slug)) check.addIssue('Este slug é reservado. Escolha outro.')
    return slug || null
  })
  .nullish()

/** Fields that all catalogue entries share. */
export const named = { name: requiredText('o nome', 120), slug: slugRule }

/**
 * Synonyms as a list or a comma-separated text; an item may hold several.
 *
 * @returns the stored text
 */
export const synonymsRule = linesRule('Informe os sinônimos separados por vírgulas.').transform(
  (text, check) => {
    const synonyms = synonymsIn(text)
    const { count, length } = synonymLimits
    if (synonyms.length > count) check.addIssue(`Informe no máximo ${count} sinônimos.`)
    if (synonyms.some((synonym) => synonym.length > length))
      check.addIssue(`Cada sinônimo deve ter no máximo ${length} caracteres.`)
    return synonymText(synonyms)
  },
)

/**
 * Holidays of a city as a list or as lines of a text; an item may hold several.
 *
 * @returns the stored text
 */
export const localHolidaysRule = linesRule('Informe os feriados, um por linha.').transform((text, check) => {
  const read = typedLocalHolidays(text)
  if ('value' in read) return read.value.join('; ')
  check.addIssue(read.problem)
  return z.NEVER
})

/** Id from a selection that must not be empty. */
export const chosenId = (missing: string) => z.string(missing).min(1, missing)

export function degrees(label: string, most: number) {
  const message = `${capital(label)} deve ser um número de -${most} a ${most}.`
  return z.number(message).min(-most, message).max(most, message).nullable()
}

/** Uploads are checked while the server receives them. */
export const uploads = z.custom<Promise<unknown>>((value) => value instanceof Promise)

interface Alternatives {
  /** Argument names. */
  names: readonly string[]
  /** Message for each argument if none or several are given. */
  message: string
  /** Message if none is given. */
  missing?: string
}

/** Requires exactly one of the arguments; each is a text or absent. */
export function exactlyOne({ names, message, missing = message }: Alternatives) {
  const shape = Object.fromEntries(names.map((name) => [name, z.string().nullish()]))
  return z.looseObject(shape).superRefine((args, check) => {
    const given = names.filter((name) => args[name] != null)
    if (given.length === 1) return
    for (const path of names)
      check.addIssue({ code: 'custom', path: [path], message: given.length === 0 ? missing : message })
  })
}

/** Arguments of a query for one entity: exactly one of `id` and `slug`. */
export const idOrSlug = exactlyOne({
  names: ['id', 'slug'],
  message: 'Informe o id ou o slug, e apenas um dos dois.',
})

const maxLength = 255

/** Idempotency key of a creating call (create-once). */
export const requestKeyInput = z
  .string()
  .min(1, 'A chave do pedido não pode ser vazia.')
  .max(maxLength, `A chave do pedido deve ter no máximo ${maxLength} caracteres.`)
  .nullish()
