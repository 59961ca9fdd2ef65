import {
  type DeprecatedAnswer,
  deprecatedAnswerNames,
  deprecatedAnswers,
} from '../../../schema/attributes/deprecated-names.ts'
import { optionsIn } from '../../../schema/attributes/options.ts'
import { readAnswer, type SentAnswers } from '../../../schema/input/answer.ts'
import { keyText } from '../../../schema/text.ts'
import { BadUserInputError } from '../errors.ts'
import { type Attribute, Prisma } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { type AnswerField, type Answers, answerField } from './fields.ts'

const { unknown, inactive, repeated } = texts.businesses.answers

/** Answers in an input: the list and the deprecated fields. */
export type AnswersInput = { attributes?: SentAnswers | undefined } & {
  [Name in DeprecatedAnswer]?: boolean | null | undefined
}

type Known = Pick<Attribute, 'id' | 'slug' | 'name' | 'kind' | 'options'> & { active: boolean | number }

/**
 * Validates the answers of several establishments. Locks the attributes, so that they keep the kinds and options in
 * use.
 *
 * Clients may send back a deprecated field or the list unchanged: of two different answers to one attribute, the one
 * that differs from the stored answer wins.
 *
 * @param inputs with stored answers, none for a new establishment
 * @returns answers per establishment; null removes one
 * @throws BadUserInputError by path under `input`, for the first invalid establishment
 */
export async function readAnswers(
  transaction: Prisma.TransactionClient,
  inputs: readonly { input: AnswersInput; stored: Answers }[],
): Promise<Answers[]> {
  const sent = inputs.map(({ input, stored }) => {
    return { list: input.attributes ?? [], deprecated: toSentAnswers(input), stored }
  })
  const all = sent.flatMap(({ list, deprecated }) => [...list, ...deprecated])
  const names = [...new Set(all.map(({ slug }) => keyText(slug)))]
  const attributes = names.length === 0 ? [] : await lockAttributes(transaction, names)
  return sent.map(({ list, deprecated, stored }) => {
    const both = [toAnswers(attributes, deprecated), toAnswers(attributes, list)]
    return Object.assign({}, ...both, ...both.map((answers) => changedAnswers(answers, stored)))
  })
}

interface Sent {
  slug: string
  value?: string | null | undefined
  /** Deprecated field it was sent as. */
  name?: DeprecatedAnswer
}

const toSentAnswers = (input: AnswersInput): Sent[] =>
  deprecatedAnswerNames.flatMap((name) => {
    const value = input[name]
    if (value === undefined) return []
    return { slug: deprecatedAnswers[name], value: value === null ? null : value ? 'yes' : 'no', name }
  })

const changedAnswers = (answers: Answers, stored: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([field, value]) => value !== (stored[field as AnswerField] ?? null)),
  )

/** @throws BadUserInputError by path under `input` */
function toAnswers(attributes: readonly Known[], list: readonly Sent[]): Answers {
  const problems: Record<string, string> = {}
  const answers: Answers = {}
  for (const [index, { slug, value, name }] of list.entries()) {
    const key = keyText(slug)
    const found =
      attributes.find((each) => each.slug === key) ?? attributes.find(({ id }) => id === parseId(key))
    // Without its attribute, a deprecated field reads as null and may be sent back.
    if (name && value === null && !found?.active) continue
    const read = toAnswer(found, slug, value, answers)
    if ('problem' in read) problems[`input.${name ?? `attributes.${index}`}`] = read.problem
    else answers[answerField(read.id)] = read.value
  }
  if (Object.keys(problems).length > 0) throw new BadUserInputError(problems)
  return answers
}

function toAnswer(
  attribute: Known | undefined,
  slug: string,
  value: string | null | undefined,
  earlier: Answers,
): { id: number; value: string | null } | { problem: string } {
  if (!attribute) return { problem: unknown(slug) }
  const { id, name, options } = attribute
  if (!attribute.active) return { problem: inactive(name) }
  if (answerField(id) in earlier) return { problem: repeated(name) }
  const read = readAnswer({ ...attribute, options: optionsIn(options) }, value)
  return 'problem' in read ? read : { id, value: read.value }
}

/** Looks up by slug, then by id: separate statements, so that each locks by index. */
async function lockAttributes(
  transaction: Prisma.TransactionClient,
  names: readonly string[],
): Promise<Known[]> {
  const bySlug = await transaction.$queryRaw<Known[]>`
    SELECT id, slug, name, kind, options, active FROM attributes WHERE slug IN (${Prisma.join([...names])}) LOCK IN SHARE MODE`
  const slugs = new Set(bySlug.map(({ slug }) => slug))
  const ids = names.flatMap((name) => (slugs.has(name) ? [] : (parseId(name) ?? [])))
  if (ids.length === 0) return bySlug
  const byId = await transaction.$queryRaw<Known[]>`
    SELECT id, slug, name, kind, options, active FROM attributes WHERE id IN (${Prisma.join(ids)}) LOCK IN SHARE MODE`
  return [...bySlug, ...byId]
}
