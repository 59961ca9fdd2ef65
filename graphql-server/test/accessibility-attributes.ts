import type { DeprecatedAnswer } from '../../schema/attributes/deprecated-names.ts'
import { deprecatedAnswerNames, deprecatedAnswers } from '../../schema/attributes/deprecated-names.ts'
import { type AnswerField, answerField } from '../src/answers/fields.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'

/**
 * Inserts the attributes that have taken the place of deprecated fields.
 *
 * @returns the field of each in the trail
 */
export async function insertAccessibilityAttributes(
  prisma: PrismaClient,
): Promise<Record<DeprecatedAnswer, AnswerField>> {
  const entries = []
  for (const name of deprecatedAnswerNames) {
    const slug = deprecatedAnswers[name]
    const data = { slug, name: slug, question: slug, group: 'Acessibilidade', options: '[]', isFilter: true }
    const { id } = await prisma.attribute.create({ data, select: { id: true } })
    entries.push([name, answerField(id)])
  }
  return Object.fromEntries(entries)
}
