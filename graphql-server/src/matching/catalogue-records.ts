import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { type MatchRecord, sharedTexts } from './record.ts'

/** Number of rows per statement. */
const batchLength = 1000

interface Row extends Omit<MatchRecord, 'id' | 'categoryIds'> {
  id: number
  categories: string | null
}

/** Reads records with hidden addresses, for administrators only (hidden-address). */
export async function readRecords(prisma: PrismaClient, where: Prisma.Sql): Promise<MatchRecord[]> {
  const rows = await prisma.$queryRaw<Row[]>`
    SELECT b.id, b.name, b.phone, b.whatsapp, b.site, b.email, b.street, b.number, b.latitude, b.longitude,
      c.name AS city, n.name AS neighborhood,
      (SELECT GROUP_CONCAT(bc.category_id) FROM business_categories bc WHERE bc.business_id = b.id) AS categories
    FROM businesses b JOIN cities c ON c.id = b.city_id JOIN neighborhoods n ON n.id = b.neighborhood_id
    WHERE ${where}`
  return rows.map(({ id, categories, ...row }) => ({
    ...row,
    id: String(id),
    categoryIds: categories?.split(',') ?? [],
  }))
}

/** Reads all establishments, also permanently closed ones: a re-created listing is the most common duplicate. */
export async function readAllRecords(prisma: PrismaClient): Promise<MatchRecord[]> {
  const all: MatchRecord[] = []
  const share = sharedTexts()
  for (let last = 0; ; ) {
    const rows = await readRecords(prisma, Prisma.sql`b.id > ${last} ORDER BY b.id LIMIT ${batchLength}`)
    for (const row of rows) all.push(share(row))
    if (rows.length < batchLength) return all
    last = Number(rows.at(-1)?.id)
  }
}
