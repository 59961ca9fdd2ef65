import { optionsIn } from '../../../schema/attributes/options.ts'
import { readAnswer, type SentAnswers } from '../../../schema/input/answer.ts'
import { keyText } from '../../../schema/text.ts'
import { BadUserInputError } from '../errors.ts'
import { type Attribute, Prisma } from '../generated/prisma/client.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { type Answers, answerField } from './fields.ts'

const { unknown, inactive, repeated } = texts.businesses.answers

type Known = Pick<Attribute, 'id' | 'slug' | 'name' | 'kind' | 'options'> & { active: boolean | number }

/**
 * Reads the answers of several establishments, with one statement. The attributes are locked against losing the kind or the option
 * that an answer has.
 *
 * @returns the answers of each, null for one that is taken away
 * @throws BadUserInputError by path under `input`, for the first establishment with a wrong one
 */
export async function readAnswers(
  transaction: Prisma.TransactionClient,
  sent: readonly (SentAnswers | undefined)[],
): Promise<Answers[]> {
  const names = [...new Set(sent.flatMap((list = []) => list.map(({ slug }) => keyText(slug))))]
  const attributes = names.length === 0 ? [] : await lockAttributes(transaction, names)
  return sent.map((list = []) => {
    const problems: Record<string, string> = {}
    const answers: Answers = {}
    for (const [index, { slug, value }] of list.entries()) {
      const key = keyText(slug)
      const found =
        attributes.find((each) => each.slug === key) ?? attributes.find(({ id }) => id === parseId(key))
      const read = toAnswer(found, slug, value, answers)
      if ('problem' in read) problems[`input.attributes.${index}`] = read.problem
      else answers[answerField(read.id)] = read.value
    }
    if (Object.keys(problems).length > 0) throw new BadUserInputError(problems)
    return answers
  })
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

function lockAttributes(transaction: Prisma.TransactionClient, names: readonly string[]): Promise<Known[]> {
  const ids = names.map((name) => parseId(name) ?? 0)
  return transaction.$queryRaw`
    SELECT id, slug, name, kind, options, active FROM attributes
    WHERE slug IN (${Prisma.join([...names])}) OR id IN (${Prisma.join(ids)}) LOCK IN SHARE MODE`
}
