import { localDate } from '../../../schema/hours/calendar.ts'
import type { Answers } from '../answers/fields.ts'
import { businessColumns, type NewBusiness } from '../businesses/fields.ts'
import { createBusinessRows } from '../businesses/write.ts'
import { withSavedIds } from '../csv/import/input.ts'
import { saveEntry } from '../csv/import/save.ts'
import type { References, Taxonomy, TaxonomyEntry } from '../csv/import/taxonomy.ts'
import { raiseTaxonomyVersion, raiseVersion } from '../database/catalogue-version.ts'
import { bulkTimeoutMs, inTransaction } from '../database/transaction.ts'
import type { SourceRecord } from '../generated/prisma/client.ts'
import type { Values } from '../proposals/content.ts'
import type { FilePlace } from './read/place.ts'
import { attributions, existingIds, readRecords } from './records.ts'
import type { RunSettings } from './settings.ts'

/** A place to save as a draft. */
export interface DraftPlace {
  place: FilePlace
  input: NewBusiness
  /** Values of the input. */
  answers: Answers
  references: References
  contentHash: string
  /** Whether the run that created it before was taken back. */
  record: SourceRecord | null
  /** Whether city and neighborhood come from the source. */
  isWithoutNeighborhood: boolean
  isNearestCity: boolean
}

/** Fields of a draft that the guide sets, not the source. */
const ownFields = new Set(['state', 'servesRegion', 'addressHidden', 'showsNeighborhood', 'ownerId'])

/**
 * Saves drafts in one transaction, under a lock so that two concurrent runs create each draft once.
 *
 * @throws when one of them cannot be saved; then none is
 */
export async function saveDrafts(
  batch: readonly DraftPlace[],
  settings: RunSettings,
  taxonomy: Taxonomy,
): Promise<void> {
  const { prisma, author, source, licence } = settings
  const saved = await inTransaction(
    prisma,
    async (transaction) => {
      await transaction.$queryRaw`SELECT version FROM catalogue_version WHERE id = 1 FOR UPDATE`
      const references = batch.map(({ place }) => place.reference)
      const records = await readRecords(transaction, source, references)
      const there = await existingIds(
        transaction,
        [...records.values()].map(({ businessId }) => businessId),
      )
      const drafts = batch.filter(({ place }) => !there.has(records.get(place.reference)?.businessId ?? 0))
      const saved = new Map<TaxonomyEntry, number>()
      for (const entry of new Set(drafts.flatMap(newEntries)))
        saved.set(entry, await saveEntry(transaction, author, entry, saved))
      const inputs = drafts.map(({ input, references }) => withSavedIds(input, references, saved))
      if (drafts.length === 0) return saved
      const ids = await createBusinessRows(
        transaction,
        author,
        inputs.map((input) => ({ input })),
      )
      const lastRunOn = localDate(Date.now())
      const data = drafts.map(({ place: { reference }, contentHash }, index) => ({
        ...{ source, reference, businessId: ids[index] ?? 0, contentHash, lastRunOn, proposed: [] },
        actKey: author.act?.key ?? null,
      }))
      await transaction.sourceRecord.deleteMany({
        where: { source, reference: { in: drafts.map(({ place }) => place.reference) } },
      })
      await transaction.sourceRecord.createMany({ data })
      const rows = drafts.flatMap(({ place, answers }, index) => {
        const month = place.month ?? settings.month
        const columns = attributed(businessColumns(inputs[index] as NewBusiness), drafts[index] as DraftPlace)
        const values = { ...columns, ...answers }
        return attributions(ids[index] ?? 0, values, { source, licence, month }, true)
      })
      await transaction.fieldSource.createMany({ data: rows, skipDuplicates: true })
      if (saved.size > 0) await raiseTaxonomyVersion(transaction)
      await raiseVersion(transaction, ids)
      return saved
    },
    { isRepeatable: true, timeout: bulkTimeoutMs },
  )
  for (const [entry, id] of saved) {
    entry.id = id
    taxonomy.indexById(entry)
  }
}

/** New taxonomy entries of a draft, a city before its neighborhood. */
export const newEntries = ({ references }: Pick<DraftPlace, 'references'>): TaxonomyEntry[] =>
  [references.city, references.neighborhood, ...references.categories, ...references.subcategories].filter(
    (entry): entry is TaxonomyEntry => entry !== null && entry.id < 0,
  )

function attributed(values: Values, { isWithoutNeighborhood }: DraftPlace): Values {
  const names = Object.entries(values).filter(
    ([field]) => !ownFields.has(field) && !(isWithoutNeighborhood && field === 'neighborhoodId'),
  )
  return Object.fromEntries(names) as Values
}
