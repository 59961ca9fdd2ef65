import { stringify } from 'csv-stringify/sync'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { cellOf } from './cells.ts'
import { type Field, fields, labelOf } from './columns.ts'
import { protect } from './formula.ts'
import { Places } from './places.ts'
import { knowPlacesOf, storedColumns } from './stored.ts'

/** Establishments that are read together. */
const BATCH = 500

/** The slug names an establishment in any database, which an id does not. */
const written = fields.filter((field): field is Exclude<Field, 'id'> => field !== 'id')

/** Which establishments to export. */
export interface ExportOptions {
  prisma: PrismaClient
  /** All when absent. */
  where?: Prisma.BusinessWhereInput
  /** Told after each batch how many are done. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Writes establishments as a CSV file that an import reads and that Excel opens well in Brazil: UTF-8 with its mark,
 * cells separated by semicolons. By id, batch by batch, so that memory stays bounded; changes that others make
 * meanwhile may or may not be in it.
 *
 * @returns the file's text in pieces
 */
export async function* exportBusinesses(options: ExportOptions): AsyncGenerator<string> {
  const { prisma, where = {}, onProgress } = options
  const places = new Places()
  await places.read(prisma)
  const total = await prisma.business.count({ where })
  yield `\uFEFF${table([written.map(labelOf)])}`
  for (let last = 0, done = 0; ; ) {
    const businesses = await prisma.business.findMany({
      where: { AND: [where, { id: { gt: last } }] },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: storedColumns,
    })
    if (businesses.length === 0) return
    await knowPlacesOf(prisma, places, businesses)
    yield table(businesses.map((one) => written.map((field) => protect(cellOf(field, one, places)))))
    last = businesses.at(-1)?.id ?? last
    done += businesses.length
    onProgress?.(done, Math.max(done, total))
  }
}

function table(rows: string[][]): string {
  return stringify(rows, { delimiter: ';', record_delimiter: '\r\n' })
}
