import type { Answerable } from '../../../../schema/attributes/answers.ts'
import { attributeLimits } from '../../../../schema/attributes/kinds.ts'
import { optionsIn } from '../../../../schema/attributes/options.ts'
import { readAnswer } from '../../../../schema/input/answer.ts'
import { type Answers, answerField } from '../../answers/fields.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import map from './attributes.json' with { type: 'json' }

/**
 * Answers by source key: category in Overture Maps, `key=value` in OpenStreetMap. Keys that must all be present are joined by
 * " & "; `key=*` matches any value, and the answer `*` is that value.
 */
const rules = Map.groupBy(
  Object.entries(map as Record<string, Record<string, string>>).map(([text, answers]) => {
    const [key = '', ...others] = text.split(' & ')
    return { key, others, answers }
  }),
  ({ key }) => key,
)

/** Maximum length of a key with its value. */
const longest = 300

/**
 * Maps keys of a source to answers.
 *
 * @param keys the best first; the first answer to an attribute counts
 * @returns answers by slug of the attribute
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

/** An active attribute. */
export interface SourceAttribute extends Answerable {
  id: number
  /** Categories whose establishments are asked; all if empty. */
  categoryIds: ReadonlySet<number>
}

/** Active attributes by slug. */
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

/** A valid answer. */
export interface SourceAnswer {
  attribute: SourceAttribute
  value: string
}

/** Valid answers of a place, and the problems of the others. */
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

/** Answers to the attributes of these categories, by field. */
export const askedAnswers = (answers: readonly SourceAnswer[], categoryIds: readonly number[]): Answers =>
  Object.fromEntries(
    answers
      .filter(
        ({ attribute: { categoryIds: asked } }) =>
          asked.size === 0 || categoryIds.some((id) => asked.has(id)),
      )
      .map(({ attribute, value }) => [answerField(attribute.id), value]),
  )
