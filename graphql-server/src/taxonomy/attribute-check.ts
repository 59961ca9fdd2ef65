import { attributeLimits } from '../../../schema/attributes/kinds.ts'
import { optionsIn } from '../../../schema/attributes/options.ts'
import { attributeProblem } from '../../../schema/input/attribute.ts'
import { BadUserInputError, ConflictError } from '../errors.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import type { EntryState, Values } from './entry-rows.ts'

/** Default values of a new attribute. */
const defaults = { kind: 'YES_NO', options: '[]', isFilter: false, isAlwaysInSight: false, meaning: null }

const { settled, optionInUse, full } = texts.taxonomy.attribute

/**
 * Checks attribute rules that involve several fields or other rows, and completes the values: only a CHOICE keeps
 * options.
 *
 * @param before null for a new one
 * @throws BadUserInputError when the values contradict each other
 * @throws ConflictError when there are too many, or answers would become invalid
 */
export async function checkAttribute(
  transaction: Prisma.TransactionClient,
  values: Values,
  before: (EntryState & { id: number }) | null,
): Promise<void> {
  if (!before && (await transaction.attribute.count()) >= attributeLimits.count)
    throw new ConflictError('LIMIT_REACHED', full(attributeLimits.count))
  Object.assign(values, { ...defaults, ...values })
  if (values.kind !== 'CHOICE') values.options = '[]'
  const problems = Object.entries(
    attributeProblem(values as unknown as Parameters<typeof attributeProblem>[0]),
  )
  if (problems.length > 0)
    throw new BadUserInputError(
      Object.fromEntries(problems.map(([field, message]) => [`input.${field}`, message])),
    )
  if (before) await keepAnswers(transaction, values, before)
}

/** Keeps kind and options that are in use, so that answers stay valid. */
async function keepAnswers(
  transaction: Prisma.TransactionClient,
  values: Values,
  before: EntryState & { id: number },
): Promise<void> {
  const counted = async (value?: string) => {
    const where = { attributeId: before.id, ...(value !== undefined && { value }) }
    const count = await transaction.businessAttribute.count({ where })
    const [singular, plural] = texts.taxonomy.counted.businesses
    return count === 0 ? null : `${count.toLocaleString('pt-BR')} ${count === 1 ? singular : plural}`
  }
  if (values.kind !== before.values.kind) {
    const uses = await counted()
    if (uses) throw inUse('kind', settled(uses))
    return
  }
  const kept = new Set(optionsIn(String(values.options)).map(({ slug }) => slug))
  for (const { slug, name } of optionsIn(String(before.values.options)).filter(
    (option) => !kept.has(option.slug),
  )) {
    const uses = await counted(slug)
    if (uses) throw inUse('options', optionInUse(name, uses))
  }
}

const inUse = (field: string, message: string) =>
  new ConflictError('IN_USE', message, { fields: { [`input.${field}`]: message } })
