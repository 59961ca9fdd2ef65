import { businessFields } from '../../../schema/business/fields.ts'
import { localDate } from '../../../schema/hours/calendar.ts'
import { groupByEntries } from '../csv/import/save.ts'
import { inTransaction } from '../database/transaction.ts'
import { isDatabaseAway } from '../database-away.ts'
import { ProductError } from '../errors.ts'
import type { SourceRecord } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import { prepareDrafts } from './draft.ts'
import { contentHash } from './hashes.ts'
import { locate } from './locate.ts'
import { checkAnswers } from './maps/attributes.ts'
import { mapCategory } from './maps/categories.ts'
import { findListings, readMatchRecords } from './match.ts'
import type { MatchedPlace } from './matched.ts'
import type { FilePlace } from './read/place.ts'
import { existingIds, knownDifferences, readRecords, takenListings } from './records.ts'
import { newEntries, saveDrafts } from './save-drafts.ts'
import { saveMatched } from './save-matched.ts'
import type { OpenPlace, RunState } from './settings.ts'

/** Number of places saved in one transaction. */
const batchSize = 100

/** Compares places with earlier runs and the catalogue, and saves the results. */
export async function processChunk(places: readonly FilePlace[], state: RunState): Promise<void> {
  if (places.length === 0) return
  const { settings, builder } = state
  const { prisma, source } = settings
  const records = await readRecords(
    prisma,
    source,
    places.map(({ reference }) => reference),
  )
  const there = await existingIds(
    prisma,
    [...records.values()].map(({ businessId }) => businessId),
  )
  const matched: MatchedPlace[] = []
  const unknown: OpenPlace[] = []
  const unchanged: SourceRecord[] = []
  for (const place of places) {
    const open = openPlace(place, records.get(place.reference) ?? null, state)
    if (!open) continue
    const { record, isUndone, known } = open
    const isReopened = record !== null && known.length < (record.proposed as string[]).length
    if (!record) unknown.push(open)
    else if (!there.has(record.businessId)) {
      // A deleted draft is not created again, unless the undo of its run deleted it.
      if (isUndone) unknown.push({ ...open, record: null })
      else builder.count('refusedBefore')
    } else if (record.contentHash === open.contentHash && !isUndone && !isReopened) unchanged.push(record)
    else matched.push(matchedPlace(open, record.businessId))
  }
  await keepUnchanged(unchanged, state)
  const found = await findUnknown(unknown, state)
  const drafts: OpenPlace[] = []
  for (const [index, open] of unknown.entries()) {
    const businessId = found.get(index)
    if (businessId === undefined) drafts.push(open)
    else matched.push(matchedPlace(open, businessId))
  }
  await saveInBatches(
    matched,
    ({ place }) => place,
    state,
    async (batch) => {
      for (const { isFilled, isProposed, isRefused } of (await saveMatched(batch, settings)).values()) {
        builder.count(isRefused ? 'refusedBefore' : 'matched')
        if (isFilled) builder.raise('filled')
        if (isProposed) builder.raise('proposed')
      }
    },
  )
  // Prepared batch by batch: the inputs of a whole chunk would take 50 MB.
  for (let start = 0; start < drafts.length; start += batchSize) {
    const prepared = await prepareDrafts(drafts.slice(start, start + batchSize), state)
    for (const group of groupByEntries(prepared, newEntries))
      await saveInBatches(
        group,
        ({ place }) => place,
        state,
        async (batch) => {
          for (const draft of batch) builder.created(newEntries(draft))
          if (!settings.dryRun) await saveDrafts(batch, settings, state.gazetteer.taxonomy)
          for (const { isNearestCity } of batch) {
            builder.count('drafts')
            if (isNearestCity) builder.raise('nearestCity')
          }
        },
      )
  }
}

/** @returns null for a place of a kind that the guide does not list */
function openPlace(place: FilePlace, record: SourceRecord | null, state: RunState): OpenPlace | null {
  const { builder, settings, odblDuties, titleOf } = state
  const { category, isIgnored, unknown } = mapCategory(state.categories, place.categories)
  const categoryTitle = titleOf('subcategory') ?? titleOf('category')
  if (isIgnored && !record) {
    builder.leaveOut(place, texts.sources.notListed, categoryTitle)
    return null
  }
  if (unknown) builder.unknownCategory(place, unknown, categoryTitle)
  for (const { field, reason, column } of place.leftOut)
    builder.leaveOutValue(place, reason, field && businessFields[field].label, column)
  const { valid: answers, problems } = checkAnswers(place.answers, state.attributes)
  for (const problem of problems) builder.leaveOutValue(place, problem)
  const isUsable = odblDuties || !isOdbl(place, settings)
  return {
    place,
    located: locate(place, category, state.gazetteer),
    answers,
    contentHash: contentHash(place, [
      ...[settings.fill, isUsable, category],
      answers.map(({ attribute, value }) => [attribute.id, value]),
    ]),
    isUsable,
    record,
    known: knownDifferences(record, settings.undone),
    isUndone: record?.actKey != null && settings.undone.has(record.actKey),
  }
}

/** Whether the data of a place are under the ODbL. */
export const isOdbl = (
  place: Pick<FilePlace, 'isOdbl'>,
  { licence }: Pick<RunState['settings'], 'licence'>,
): boolean => place.isOdbl || /odbl|open\s*data(?:base|bank)\s*licen/i.test(licence)

function matchedPlace({ located, ...open }: OpenPlace, businessId: number): MatchedPlace {
  const { categories, subcategories } =
    'references' in located ? located.references : { categories: [], subcategories: [] }
  const saved = [...categories, ...subcategories].every(({ id }) => id > 0)
  const ids = (entries: typeof categories) => (saved ? entries.map(({ id }) => id) : [])
  return {
    ...open,
    businessId,
    categories: { categoryIds: ids(categories), subcategoryIds: ids(subcategories) },
  }
}

async function keepUnchanged(
  records: readonly SourceRecord[],
  { settings, builder }: RunState,
): Promise<void> {
  for (const _ of records) builder.count('unchanged')
  const lastRunOn = localDate(Date.now())
  const ids = records
    .filter((record) => record.lastRunOn !== lastRunOn || record.vanishedOn !== null)
    .map(({ id }) => id)
  if (settings.dryRun || ids.length === 0) return
  await inTransaction(settings.prisma, (transaction) =>
    transaction.sourceRecord.updateMany({
      where: { id: { in: ids } },
      data: { lastRunOn, vanishedOn: null },
    }),
  )
}

/** Matches places with listings. @returns ids of listings by position */
async function findUnknown(unknown: readonly OpenPlace[], state: RunState): Promise<Map<number, number>> {
  if (unknown.length === 0) return new Map()
  const { prisma, source } = state.settings
  if (!state.listings) {
    const taken = await takenListings(prisma, source, state.inFile)
    state.listings = await readMatchRecords(prisma, (id) => taken.has(id))
  }
  const records = unknown.map(({ place, located }, index) => ({
    ...place.fields,
    id: String(index),
    name: place.name,
    latitude: place.latitude,
    longitude: place.longitude,
    city: 'references' in located ? (located.references.city?.name ?? null) : place.city,
    neighborhood:
      'references' in located && !located.isWithoutNeighborhood
        ? (located.references.neighborhood?.name ?? null)
        : null,
  }))
  const found = await findListings(records, state.listings)
  const taken = new Set(found.values())
  state.listings = state.listings.filter(({ id }) => !taken.has(Number(id)))
  return found
}

/** Saves in batches. If one fails, its places are saved one by one, so that a failing place does not stop others. */
async function saveInBatches<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => FilePlace,
  state: RunState,
  save: (batch: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize) {
    const batch = items.slice(start, start + batchSize)
    try {
      await save(batch)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      const [first] = batch
      if (batch.length > 1) for (const item of batch) await saveInBatches([item], placeOf, state, save)
      else if (first) {
        if (!(error instanceof ProductError)) state.onFailure(error, placeOf(first).reference)
        const reason = error instanceof ProductError ? error.message : texts.sources.failed
        state.builder.leaveOut(placeOf(first), reason)
      }
    }
  }
}
