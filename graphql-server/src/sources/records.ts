import type { Prisma, PrismaClient, SourceRecord } from '../generated/prisma/client.ts'
import type { Values } from '../proposals/content.ts'
import { valueHash } from './hashes.ts'
import type { ReferenceKeys } from './read/reference-keys.ts'

/** References that are looked for together. */
const sliceSize = 1000

/** What earlier runs of a source have left of places. @returns by reference */
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

/** All records of a source, in pages by an index. */
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

/** Imports that are looked at for those that were taken back, the latest ones. */
const maxActs = 10_000

/** Keys of the imports that have been taken back. */
export async function undoneActs(prisma: PrismaClient): Promise<ReadonlySet<string>> {
  const undone = await prisma.auditEntry.findMany({
    where: { action: 'import', entity: 'business', undos: { some: {} } },
    orderBy: { at: 'desc' },
    take: maxActs,
    select: { actKey: true },
  })
  return new Set(undone.flatMap(({ actKey }) => actKey ?? []))
}

/** A difference that a run proposed, as its record keeps it. */
export const proposedBy = (difference: string, actKey: string) => `${difference} ${actKey}`

/** Differences that a record knows, without those of runs that were taken back. */
export function knownDifferences(record: SourceRecord | null, undone: ReadonlySet<string>): string[] {
  const kept = (record?.proposed as string[] | undefined) ?? []
  return kept.filter((each) => !undone.has(each.split(' ')[2] ?? ''))
}

/** Ids of establishments that are there. */
export async function existingIds(
  prisma: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await prisma.business.findMany({ where: { id: { in: [...ids] } }, select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}

/** Listings that other places of the file are already. */
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

/** Where values come from. */
export interface Attribution {
  source: string
  licence: string
  /** yyyy-MM */
  month: string
}

/** The rows that attribute values; what is empty needs none. @param isWritten whether the run writes them, not only proposes */
export const attributions = (
  businessId: number,
  values: Values,
  attribution: Attribution,
  isWritten: boolean,
) =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([field, value]) => ({ businessId, field, valueHash: valueHash(value), ...attribution, isWritten }))
