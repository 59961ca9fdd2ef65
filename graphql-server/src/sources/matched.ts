import { type ProposalTopicName, proposalTopicNames } from '../../../schema/proposals/topics.ts'
import { isAnswerField } from '../answers/fields.ts'
import { erasedFields } from '../businesses/erased.ts'
import type { BusinessFields } from '../businesses/fields.ts'
import type { StoredBusiness } from '../businesses/stored.ts'
import type { Prisma, SourceRecord } from '../generated/prisma/client.ts'
import { contentHash as proposalHash, type Values, valuesOfTopic } from '../proposals/content.ts'
import { differences } from './differences.ts'
import { valueHash } from './hashes.ts'
import { askedAnswers, type SourceAnswer } from './maps/attributes.ts'
import type { FilePlace } from './read/place.ts'

/** A place with its listing. */
export interface MatchedPlace {
  place: FilePlace
  businessId: number
  answers: readonly SourceAnswer[]
  contentHash: string
  /** Record of earlier runs; null at the first. */
  record: SourceRecord | null
  /** Differences that are not proposed again. */
  known: readonly string[]
  /** Whether the run that filled fields before was taken back. */
  isUndone: boolean
  /** Whether the licence allows importing values. */
  isUsable: boolean
  /** Mapped categories, if the listing has none. */
  categories: Pick<BusinessFields, 'categoryIds' | 'subcategoryIds'>
}

/** Changes of a run to a listing. */
export interface MatchPlan {
  matched: MatchedPlace
  stored: StoredBusiness
  fill: Values
  /** New differences by topic. */
  propose: { topic: ProposalTopicName; values: Values; hash: string }[]
  /** Differences to record without a proposal. */
  known: string[]
  /** Whether any difference was refused before. */
  isRefused: boolean
}

/** Reads what `planMatch` needs for a batch, in a few statements. */
export async function readFacts(
  transaction: Prisma.TransactionClient,
  batch: readonly MatchedPlace[],
  undone: ReadonlySet<string>,
) {
  const businessId = { in: batch.map((each) => each.businessId) }
  const rows = await transaction.fieldSource.findMany({ where: { businessId, isWritten: true } })
  const proposals = await transaction.proposal.findMany({
    where: { businessId, state: 'REFUSED', kind: 'CORRECTION' },
    orderBy: { id: 'desc' },
    take: maxRefused,
    select: { businessId: true, proposed: true, actKey: true },
  })
  const erased = await erasedFields(
    transaction,
    batch.map(({ place: { fields } }) => ({
      phone: fields.phone ?? null,
      whatsapp: fields.whatsapp ?? null,
      email: fields.email ?? null,
    })),
  )
  return {
    written: new Set(rows.map(({ businessId, field, valueHash }) => `${businessId} ${field} ${valueHash}`)),
    refused: new Set(
      proposals
        // The undo of a run refused its proposals, not a person.
        .filter(({ actKey }) => !undone.has(actKey ?? ''))
        .flatMap(({ businessId, proposed }) =>
          Object.entries((proposed ?? {}) as Values).map(([field, value]) =>
            valueKey(businessId, field, value),
          ),
        ),
    ),
    unedited: await readUnedited(transaction, batch),
    erased: new Map(batch.map((each, index) => [each, erased[index] ?? []])),
  }
}

/** Ids of establishments that only imports have written. */
async function readUnedited(
  transaction: Prisma.TransactionClient,
  batch: readonly MatchedPlace[],
): Promise<ReadonlySet<number>> {
  const made = batch.filter(({ record, categories }) => record?.actKey && categories.categoryIds.length > 0)
  const ids = made.map(({ businessId }) => businessId)
  if (ids.length === 0) return new Set()
  const edited = await transaction.auditEntry.groupBy({
    by: ['entityId'],
    where: {
      entity: 'business',
      entityId: { in: ids },
      OR: [{ partOfId: null }, { partOf: { action: { not: 'import' } } }],
    },
  })
  const editedIds = new Set(edited.map(({ entityId }) => entityId))
  return new Set(ids.filter((id) => !editedIds.has(id)))
}

/** Number of latest refused corrections read for a batch. */
const maxRefused = 5000

const valueKey = (businessId: number, field: string, value: unknown) =>
  `${businessId} ${field} ${valueHash(value)}`

export type Facts = Awaited<ReturnType<typeof readFacts>>

/**
 * Decides which values to fill and which to propose. Values that a person set or emptied are never filled; each difference is
 * proposed once (sources).
 */
export function planMatch(
  matched: MatchedPlace,
  stored: StoredBusiness,
  facts: Facts,
  fills: boolean,
): MatchPlan {
  const { place, record, isUndone, isUsable, categories } = matched
  const isListed = stored.fields.categoryIds.length > 0 || categories.categoryIds.length === 0
  const { categoryIds } = isListed ? stored.fields : categories
  const { missing, other } = differences(place, askedAnswers(matched.answers, categoryIds), stored.fields)
  if (!isListed) Object.assign(missing, categories)
  for (const field of facts.erased.get(matched) ?? []) {
    delete missing[field as keyof Values]
    delete other[field as keyof Values]
  }
  const without = (values: Values, keys: ReadonlySet<string>) => {
    const kept = Object.entries(values).filter(
      ([field, value]) => !keys.has(valueKey(stored.id, field, value)),
    )
    return Object.fromEntries(kept) as Values
  }
  const unrefused = without(missing, facts.refused)
  // An unedited draft gets the category that is mapped by now, with answers to its attributes.
  const isOpen = stored.fields.state === 'DRAFT' && !isListed && facts.unedited.has(stored.id)
  const isFilled = (field: string) =>
    isUsable && (fills || (isOpen && (field in categories || isAnswerField(field))))
  const part = (isPart: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(unrefused).filter(([field]) => isPart(field))) as Values
  const fillable = part(isFilled)
  const fill = isUndone ? fillable : without(fillable, facts.written)
  const rest: Values = { ...without(other, facts.refused), ...part((field) => !isFilled(field)) }
  const before = new Set(matched.known.map((each) => each.split(' ', 2).join(' ')))
  const all = proposalTopicNames.flatMap((topic) => {
    const values = valuesOfTopic(topic, rest)
    return Object.keys(values).length > 0 ? [{ topic, values, hash: `${topic} ${proposalHash(values)}` }] : []
  })
  // The name at the first run is only the source's spelling; later changes of it are proposed.
  const isKnown = ({ topic, hash }: (typeof all)[number]) =>
    before.has(hash) || (topic === 'NAME' && record === null)
  return {
    matched,
    stored,
    fill,
    propose: all.filter((each) => !isKnown(each)),
    known: all.filter((each) => isKnown(each) && !before.has(each.hash)).map(({ hash }) => hash),
    isRefused: [...Object.entries(missing), ...Object.entries(other)].some(([field, value]) =>
      facts.refused.has(valueKey(stored.id, field, value)),
    ),
  }
}
