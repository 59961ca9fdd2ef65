import { csvFields } from '../../../../schema/business/csv-columns.ts'
import { confirmationTitles, sourcesTitle } from '../../../../schema/confirmations/csv-columns.ts'
import { confirmationTopicNames, confirmers } from '../../../../schema/confirmations/topics.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { answerFields } from '../../answers/fields.ts'
import { withCategoryIds } from '../../businesses/fields.ts'
import { validConfirmations } from '../../confirmations/values.ts'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { type ShownSource, validSources } from '../../sources/shown/attribution.ts'
import { columnTitle } from '../import/columns.ts'
import { readMissingEntries, storedCell, storedColumns } from '../import/stored.ts'
import { readTaxonomy } from '../import/taxonomy.ts'

/** Establishments of one read. */
const BATCH = 500

/** Without the id, which means nothing in another database. */
const exportedFields = csvFields.filter((field) => field !== 'id')

const exportedColumns = { ...storedColumns, confirmations: true } as const satisfies Prisma.BusinessSelect

export interface ExportOptions {
  prisma: PrismaClient
  /** All when absent. */
  where?: Prisma.BusinessWhereInput
  /** Called after each batch with the establishments done and all of them. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Establishments as rows of texts that an import reads, the titles first. Read by id, batch by batch, in bounded memory;
 * concurrent changes may or may not be among them.
 *
 * @returns batches of rows; the titles are the first one
 */
export async function* readRows(options: ExportOptions): AsyncGenerator<string[][]> {
  const { prisma, where = {}, onProgress } = options
  const taxonomy = await readTaxonomy(prisma)
  const total = await prisma.business.count({ where })
  const answers = taxonomy.answers.all
  const fields = [...exportedFields, ...answers.map(({ field }) => field)]
  const titles = [...exportedFields.map(columnTitle), ...answers.map(({ title }) => title)]
  yield [[...titles, ...confirmationTitles, sourcesTitle]]
  for (let last = 0, done = 0; ; ) {
    const businesses = await prisma.business.findMany({
      where: { AND: [where, { id: { gt: last } }] },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: exportedColumns,
    })
    if (businesses.length === 0) return
    await readMissingEntries(prisma, taxonomy, businesses)
    const sources = await readSources(prisma, businesses)
    yield businesses.map((business) => [
      ...fields.map((field) => storedCell(field, business, taxonomy)),
      ...confirmationCells(business),
      sourcesCell(sources.get(business.id) ?? []),
    ])
    last = businesses.at(-1)?.id ?? last
    done += businesses.length
    onProgress?.(done, Math.max(done, total))
  }
}

type ExportedBusiness = Prisma.BusinessGetPayload<{ select: typeof exportedColumns }>

/** The sources of the values of each establishment, with one statement. */
async function readSources(
  prisma: PrismaClient,
  businesses: readonly ExportedBusiness[],
): Promise<Map<number, ShownSource[]>> {
  const rows = await prisma.fieldSource.findMany({
    where: { businessId: { in: businesses.map(({ id }) => id) } },
  })
  const byId = Map.groupBy(rows, ({ businessId }) => businessId)
  return new Map(
    businesses.map((each) => {
      const values = { ...withCategoryIds(each), ...answerFields(each.attributes) }
      return [each.id, validSources(byId.get(each.id) ?? [], values)]
    }),
  )
}

/** "Overture Maps (CDLA Permissive 2.0), 2026-10; …" */
const sourcesCell = (sources: readonly ShownSource[]) =>
  sources.map(({ source, licence, month }) => `${source} (${licence}), ${month}`).join('; ')

/** Day and confirmer of each contact, as `confirmationTitles`. */
function confirmationCells(business: ExportedBusiness): string[] {
  const valid = validConfirmations(business.confirmations, business)
  return confirmationTopicNames.flatMap((topic) => {
    const { confirmedOn, confirmedBy } = valid.find((each) => each.topic === topic) ?? {}
    return [confirmedOn ? formatDate(confirmedOn) : '', confirmedBy ? confirmers[confirmedBy] : '']
  })
}
