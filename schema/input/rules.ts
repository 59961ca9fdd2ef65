import { z } from 'zod'
import { typedLocalHolidays } from '../hours/local-holidays.ts'
import { isReserved } from '../reserved-slugs.ts'
import { slugify } from '../slug.ts'
import { synonymLimits, synonymsIn, synonymText } from '../synonyms.ts'
import { hasLoneSurrogate, tidyLine } from '../text.ts'

/** Each line of a text or of a list as `tidyLine` writes it. */
const linesRule = (message: string) =>
  z.union([whole, z.array(whole)], message).transform((sent) =>
    [sent]
      .flat()
      .join('\n')
      .split(/[\r\n]+/)
      .map(tidyLine)
      .join('\n'),
  )

/** Half of a character cannot be stored, and nothing says what the other half was. */
export const unreadable = 'Há um caractere que não pôde ser lido. Escreva de novo.'
const whole = z.string().refine((text) => !hasLoneSurrogate(text), unreadable)

const letterOrDigit = /[\p{L}\p{N}]/u

/** With a capital first letter. */
export const capital = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

/**
 * A text of one line that must be there, with a letter or digit.
 *
 * @param label with its article: `o nome`; a message begins with it
 * @param most characters that the column holds
 * @param missing said when it is absent, null or blank
 */
export function requiredText(label: string, most: number, missing = `Informe ${label}.`) {
  return (
    z
      .string(missing)
      .pipe(whole)
      .transform(tidyLine)
      .pipe(z.string().min(1, missing))
      // What is too long is looked at no further: rules that follow may take the square of its length.
      .pipe(z.string().max(most, `${capital(label)} deve ter no máximo ${most} caracteres.`))
      .pipe(z.string().regex(letterOrDigit, `${capital(label)} deve ter letras ou números.`))
  )
}

/**
 * A text that may be absent; blank is null.
 *
 * @param tidy leaves nothing of what counts as blank
 * @param rule for what is not blank
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

/** A text of one line that may be absent; blank is null. */
export function optionalText(label: string, most: number) {
  return textOrNull(
    tidyLine,
    z.string().max(most, `${capital(label)} deve ter no máximo ${most} caracteres.`),
  )
}

/** Yes or no; null is no. */
export const yesOrNo = (label: string) =>
  z
    .boolean(`${label}: responda sim ou não.`)
    .nullable()
    .transform((answer) => answer ?? false)

/** A slug as people type it; absent, null or blank has it made from the name. */
export const slugRule = whole
  .transform((text, check) => {
    const slug = slugify(text)
    if (tidyLine(text) !== '' && slug === '') check.addIssue('O slug deve ter letras ou números.')
    if (slug.length > 140) check.addIssue('O slug deve ter no máximo 140 caracteres.')
    if (isReserved(slug)) check.addIssue('Este slug é reservado. Escolha outro.')
    return slug || null
  })
  .nullish()

/** What entries of the catalogue have in common. */
export const named = { name: requiredText('o nome', 120), slug: slugRule }

/**
 * Synonyms as a list or as a text with commas; an item may hold several.
 *
 * @returns them as they are stored
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
 * @returns them as they are stored
 */
export const localHolidaysRule = linesRule('Informe os feriados, um por linha.').transform((text, check) => {
  const read = typedLocalHolidays(text)
  if ('value' in read) return read.value.join('; ')
  check.addIssue(read.problem)
  return z.NEVER
})

/** An id of something that must be chosen. */
export const chosenId = (missing: string) => z.string(missing).min(1, missing)

/** Latitude or longitude in degrees. */
export function degrees(label: string, most: number) {
  const message = `${capital(label)} deve ser um número de -${most} a ${most}.`
  return z.number(message).min(-most, message).max(most, message).nullable()
}

/** Files are checked when they arrive. */
export const uploads = z.custom<Promise<unknown>>((value) => value instanceof Promise)

/** Arguments of which exactly one is given; each is a text or absent. */
interface Alternatives {
  /** What they are called. */
  names: readonly string[]
  /** Said of each when none or several are given. */
  message: string
  /** Said instead when none is. */
  missing?: string
}

/** A rule that exactly one of some arguments is given. */
export function exactlyOne({ names, message, missing = message }: Alternatives) {
  const shape = Object.fromEntries(names.map((name) => [name, z.string().nullish()]))
  return z.looseObject(shape).superRefine((args, check) => {
    const given = names.filter((name) => args[name] != null)
    if (given.length === 1) return
    for (const path of names)
      check.addIssue({ code: 'custom', path: [path], message: given.length === 0 ? missing : message })
  })
}

/** The arguments of a query for one entity: exactly one of `id` and `slug`. */
export const idOrSlug = exactlyOne({
  names: ['id', 'slug'],
  message: 'Informe o id ou o slug, e apenas um dos dois.',
})

/** Characters of a request key at most. */
const maxLength = 255

/** The key that a client gives to a creating call (create-once); absent and null are none. */
export const requestKeyInput = z
  .string()
  .min(1, 'A chave do pedido não pode ser vazia.')
  .max(maxLength, `A chave do pedido deve ter no máximo ${maxLength} caracteres.`)
  .nullish()
