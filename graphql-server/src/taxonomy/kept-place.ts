import type { Prisma } from '../generated/prisma/client.ts'
import { columnsOf, type PlaceState, rowsOf, type Values } from './place-rows.ts'
import { type Place, places } from './places.ts'

/** A deleted place as it is kept: in JSON, so that moments are texts. */
export interface KeptPlace {
  row: Values & { id: number; name: string; slug: string; createdAt: string }
  /** What it belonged to, with the name that it had: it may be gone when it is needed again. */
  parent: { id: number; name: string } | null
}

/** What is kept of a place that is about to be deleted. */
export async function keptState(
  transaction: Prisma.TransactionClient,
  place: Place,
  before: PlaceState & { id: number; createdAt: Date },
): Promise<KeptPlace> {
  const { id, createdAt } = before
  const { name, slug, ...columns } = columnsOf(place, before)
  const named = { id, name: String(name), slug: String(slug), createdAt: createdAt.toISOString() }
  return { row: { ...columns, ...named }, parent: await parentOf(transaction, place, columns) }
}

async function parentOf(transaction: Prisma.TransactionClient, { parent }: Place, columns: Values) {
  if (!parent) return null
  const id = Number(columns[parent.column])
  const row = await rowsOf(transaction, places[parent.name]).findUnique({
    where: { id },
    select: { name: true },
  })
  return { id, name: String(row?.name ?? '') }
}
