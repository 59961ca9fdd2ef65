import { z } from 'zod'
import type { Answerable } from '../attributes/answers.ts'
import { attributeLimits } from '../attributes/kinds.ts'
import { tidyLine } from '../text.ts'
import { optionalLink } from './link.ts'

/** Answer in a request; null or blank removes it. */
export const sentAnswer = z.object({ slug: z.string(), value: z.string().nullish() })

/** Answers in a request; only the listed attributes change. */
export const answersInput = z
  .array(sentAnswer)
  .max(attributeLimits.count, `São no máximo ${attributeLimits.count} respostas.`)

export type SentAnswers = z.output<typeof answersInput>

const link = optionalLink('site')
const orList = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/**
 * Parses an answer from a request.
 *
 * @returns the value to store, null for none; or the problem, which names the attribute
 */
export function readAnswer(
  { name, kind, options }: Answerable,
  sent: string | null | undefined,
): { value: string | null } | { problem: string } {
  const text = tidyLine(sent ?? '')
  if (text === '') return { value: null }
  if (kind === 'LINK') {
    const { success, data, error } = link.safeParse(text)
    return success ? { value: data } : { problem: `${name}: ${error.issues[0]?.message}` }
  }
  const values = kind === 'YES_NO' ? ['yes', 'no'] : options.map(({ slug }) => slug)
  if (values.includes(text)) return { value: text }
  if (kind === 'YES_NO') return { problem: `${name}: responda sim ou não, ou deixe em branco.` }
  return { problem: `${name}: escolha ${orList.format(options.map((option) => option.name))}.` }
}
