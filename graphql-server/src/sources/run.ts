import { setImmediate as nextTurn } from 'node:timers/promises'
import { localDate } from '../../../schema/hours/calendar.ts'
import { requiredText } from '../../../schema/input/rules.ts'
import { readEntryId } from '../csv/import/import.ts'
import { readTaxonomy } from '../csv/import/taxonomy.ts'
import { BadUserInputError } from '../errors.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import type { PhotoPlan } from '../photo-imports/plan.ts'
import { type Author, asOneAct } from '../writes/trail.ts'
import { processChunk } from './chunk.ts'
import { readCityPoints } from './city-points.ts'
import { openSource } from './file.ts'
import { inspectFile } from './inspect.ts'
import { readAttributes } from './maps/attributes.ts'
import type { CategoryMap } from './maps/categories.ts'
import { keepUnknownCategories } from './maps/changed-categories.ts'
import { planPhotos } from './photos.ts'
import type { FilePlace } from './read/place.ts'
import { undoneActs } from './records.ts'
import { type SourceReport, SourceReportBuilder } from './report.ts'
import type { RunState } from './settings.ts'
import type { TableOptions } from './table/open.ts'
import { markVanished } from './vanished.ts'

/** Number of places matched with the catalogue at once. */
const chunkSize = 5000

export interface SourceRunOptions extends Pick<TableOptions, 'columns' | 'choices'> {
  prisma: PrismaClient
  path: string
  /** Author in the audit trail. */
  author: Author
  /** Named by the operator; both are required. */
  source: string
  licence: string
  categories: CategoryMap
  /** Whether to fill empty fields of listings instead of proposing values. */
  fill: boolean
  /** Whether to report only, without writing. */
  dryRun: boolean
  /** Whether the operator accepts the duties of the ODbL, so that data under it are imported. */
  odblDuties: boolean
  /** Whether the file is only a part of the source, so that missing listings do not count as vanished. */
  partial?: boolean
  /** Whether to create unknown cities, neighborhoods and categories. */
  create: boolean
  /** Files with more places are refused; unlimited when absent. */
  maxPlaces?: number
  /** Collects the photos that rows of a table name. */
  photos?: PhotoPlan | undefined
  signal?: AbortSignal
  /** Called with the number of processed places and of all places. */
  onProgress?: (done: number, total: number) => void
  /** Called with the error of a place that the report lists as failed. */
  onFailure?: (error: unknown, reference: string) => void
}

/**
 * Compares a file of a foreign source with the catalogue (sources): differences become proposals or fill empty fields, new places
 * become drafts, and listings missing from the source become work of the day. Idempotent, also after an interruption.
 *
 * @throws BadUserInputError for a file that is refused as a whole, of which nothing is saved; the signal's reason
 */
export async function runSource(options: SourceRunOptions): Promise<SourceReport> {
  const { prisma, dryRun, odblDuties, create, fill, signal, onProgress } = options
  const { source, licence } = requireNames(options)
  const taxonomy = await readTaxonomy(prisma)
  const opened = await openSource({ ...options, taxonomy })
  const file = await inspectFile(opened, options.maxPlaces, signal)
  const builder = new SourceReportBuilder(opened.isTable)
  const author = asOneAct(options.author, 'import', 'business', source)
  const state: RunState = {
    settings: {
      ...{ prisma, author, source, licence, fill, dryRun },
      month: localDate(Date.now()).slice(0, 7),
      undone: await undoneActs(prisma),
    },
    odblDuties,
    categories: opened.categories,
    attributes: await readAttributes(prisma),
    gazetteer: { taxonomy, create, cityPoints: await readCityPoints(prisma, taxonomy, file.cities, create) },
    inFile: file.references,
    builder,
    titleOf: opened.titleOf,
    listings: null,
    onFailure: options.onFailure ?? (() => {}),
  }
  let done = 0
  let chunk: FilePlace[] = []
  for await (const place of opened.places(signal)) {
    builder.raise('places')
    if ('problem' in place) builder.leaveOut(place, place.problem, place.column)
    else if (!file.references.visit(place.reference)) builder.leaveOut(place, texts.sources.repeats)
    // Copied: the parser's strings are slices, each of which retains 64 KB of the file, and Prisma retains the values of its
    // last hundred statements.
    else chunk.push(structuredClone(place))
    done += 1
    if (done % 200 === 0) await nextTurn()
    if (chunk.length < chunkSize) continue
    await processChunk(chunk, state)
    await planPhotos(options.photos, chunk, state)
    chunk = []
    onProgress?.(done, file.total)
  }
  await processChunk(chunk, state)
  await planPhotos(options.photos, chunk, state)
  onProgress?.(done, file.total)
  if (!options.partial) builder.raise('vanished', await markVanished(state.settings, file.references))
  if (!dryRun) await keepUnknownCategories(prisma, builder.unknownCategories())
  const entryId = dryRun ? null : await readEntryId(prisma, author)
  return builder.build({
    ...{ dryRun, source, licence, odblDuties, entryId },
    unknownNames: opened.unknownNames,
  })
}

/** @throws BadUserInputError without a source and a licence */
function requireNames({ source, licence }: SourceRunOptions): { source: string; licence: string } {
  const read = {
    source: requiredText('a fonte', 60).safeParse(source),
    licence: requiredText('a licença', 80).safeParse(licence),
  }
  if (read.source.data === undefined || read.licence.data === undefined) {
    const issue = read.source.error?.issues[0] ?? read.licence.error?.issues[0]
    const isMissing = source.trim() === '' || licence.trim() === ''
    throw new BadUserInputError({ source: isMissing ? texts.sources.noSource : (issue?.message ?? '') })
  }
  return { source: read.source.data, licence: read.licence.data }
}
