import type { Prisma, PrismaClient, SourceRecord } from '../generated/prisma/client.ts'
import type { Values } from '../proposals/content.ts'
import { valueHash } from './hashes.ts'
import type { ReferenceKeys } from './read/reference-keys.ts'

/** Number of references per query. */
const sliceSize = 1000

/** Reads the records of earlier runs. @returns by reference */
export async function readRecords(
  prisma: Prisma.TransactionClient,
  source: string,
  references: readonly string[],
): Promise<Map<string, SourceRecord>> {
  const found = new Map<string, SourceRecord>()
  for (let start = 0; start < references.length; start += sliceSize) {
    const reference = { in: references.slice(start, start + sliceSize) }
    for (const record of await prisma.sourceRecord.findMany({ where: { source, reference } }))
      found.set(record.reference, record)
  }
  return found
}

/** All records of a source, in pages. */
export async function* allRecords(
  prisma: PrismaClient,
  source: string,
): AsyncGenerator<Pick<SourceRecord, 'id' | 'reference' | 'businessId' | 'vanishedOn'>[]> {
  for (let after = ''; ; ) {
    const rows = await prisma.sourceRecord.findMany({
      where: { source, reference: { gt: after } },
      orderBy: { reference: 'asc' },
      take: sliceSize,
      select: { id: true, reference: true, businessId: true, vanishedOn: true },
    })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < sliceSize) return
    after = last.reference
  }
}

/** Number of latest imports checked for an undo. */
const maxActs = 10_000

/** Act keys of imports that were taken back. */
export async function undoneActs(prisma: PrismaClient): Promise<ReadonlySet<string>> {
  const undone = await prisma.auditEntry.findMany({
    where: { action: 'import', entity: 'business', undos: { some: {} } },
    orderBy: { at: 'desc' },
    take: maxActs,
    select: { actKey: true },
  })
  return new Set(undone.flatMap(({ actKey }) => actKey ?? []))
}

/** A proposed difference as stored in the record. */
export const proposedBy = (difference: string, actKey: string) => `${difference} ${actKey}`

/** Differences stored in a record, without those of runs that were taken back. */
export function knownDifferences(record: SourceRecord | null, undone: ReadonlySet<string>): string[] {
  const kept = (record?.proposed as string[] | undefined) ?? []
  return kept.filter((each) => !undone.has(each.split(' ')[2] ?? ''))
}

/** Those of the ids that exist. */
export async function existingIds(
  prisma: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await prisma.business.findMany({ where: { id: { in: [...ids] } }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}

/** Listings already recorded for other places of the file. */
export async function takenListings(
  prisma: PrismaClient,
  source: string,
  inFile: ReferenceKeys,
): Promise<ReadonlySet<number>> {
  const taken = new Set<number>()
  for await (const rows of allRecords(prisma, source))
    for (const { reference, businessId } of rows) if (inFile.has(reference)) taken.add(businessId)
  return taken
}

/** Source of values. */
export interface Attribution {
  source: string
  licence: string
  /** yyyy-MM */
  month: string
}

/** Rows that attribute values to a source, without empty ones. @param isWritten false for values that are only proposed */
export const attributions = (
  businessId: number,
  values: Values,
  attribution: Attribution,
  isWritten: boolean,
) =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([field, value]) => ({ businessId, field, valueHash: valueHash(value), ...attribution, isWritten }))
