import type { Answerable } from '../../../../schema/attributes/answers.ts'
import { attributeLimits } from '../../../../schema/attributes/kinds.ts'
import { optionsIn } from '../../../../schema/attributes/options.ts'
import { readAnswer } from '../../../../schema/input/answer.ts'
import { type Answers, answerField } from '../../answers/fields.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import map from './attributes.json' with { type: 'json' }

/**
 * Answers by keys of the sources: of Overture Maps categories, of OpenStreetMap `key=value`. Keys that hold together are joined by
 * " & "; `key=*` is any value, and an answer `*` is that value.
 */
const rules = Map.groupBy(
  Object.entries(map as Record<string, Record<string, string>>).map(([text, answers]) => {
    const [key = '', ...others] = text.split(' & ')
    return { key, others, answers }
  }),
  ({ key }) => key,
)

/** Characters of a key with its value at most. */
const longest = 300

/**
 * The answers that keys of a source stand for.
 *
 * @param keys the best first: where two answer the same attribute, the first counts
 * @returns by the slug of the attribute
 */
export function mapAnswers(keys: readonly string[]): Readonly<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const key of keys.filter(({ length }) => length <= longest)) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/su.exec(key) ?? []
    for (const rule of [...(rules.get(key) ?? []), ...(rules.get(`${name}=*`) ?? [])])
      if (rule.others.every((other) => keys.includes(other)))
        for (const [slug, answer] of Object.entries(rule.answers))
          answers[slug] ??= answer === '*' ? value : answer
  }
  return answers
}

/** An attribute that is active. */
export interface SourceAttribute extends Answerable {
  id: number
  /** The establishments of which categories are asked; all are where there is none. */
  categoryIds: ReadonlySet<number>
}

/** By slug. */
export type SourceAttributes = ReadonlyMap<string, SourceAttribute>

export async function readAttributes(prisma: PrismaClient): Promise<SourceAttributes> {
  const rows = await prisma.attribute.findMany({
    where: { active: true },
    take: attributeLimits.count,
    orderBy: { id: 'asc' },
    include: { categories: { select: { categoryId: true } } },
  })
  return new Map(
    rows.map(({ id, slug, name, kind, options, categories }) => {
      const categoryIds = new Set(categories.map(({ categoryId }) => categoryId))
      return [slug, { id, name, kind, options: optionsIn(options), categoryIds }]
    }),
  )
}

/** An answer that its attribute allows. */
export interface SourceAnswer {
  attribute: SourceAttribute
  value: string
}

/** The answers of a place whose attributes are there and allow them, with what is wrong with the others. */
export function checkAnswers(
  answers: Readonly<Record<string, string>>,
  attributes: SourceAttributes,
): { valid: SourceAnswer[]; problems: string[] } {
  const valid: SourceAnswer[] = []
  const problems: string[] = []
  for (const [slug, answer] of Object.entries(answers)) {
    const attribute = attributes.get(slug)
    const read = attribute && readAnswer(attribute, answer)
    if (read && 'problem' in read) problems.push(read.problem)
    else if (attribute && read?.value) valid.push({ attribute, value: read.value })
  }
  return { valid, problems }
}

/** The answers to what establishments of these categories are asked, by field. */
export const askedAnswers = (answers: readonly SourceAnswer[], categoryIds: readonly number[]): Answers =>
  Object.fromEntries(
    answers
      .filter(
        ({ attribute: { categoryIds: asked } }) =>
          asked.size === 0 || categoryIds.some((id) => asked.has(id)),
      )
      .map(({ attribute, value }) => [answerField(attribute.id), value]),
  )
