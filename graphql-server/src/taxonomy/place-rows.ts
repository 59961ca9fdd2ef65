import { NotFoundError } from '../errors.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import type { Place, Value } from './places.ts'

/** Columns by Prisma's names, without the id, the moments and the picture. */
export type Values = Record<string, Value>

/** An image that has its row. */
export interface Picture {
  id: number
  hash: string
}

/** What a write can change of a place. */
export interface PlaceState {
  values: Values
  picture: Picture | null
}

/** A state as its row has it. */
export function columnsOf({ image }: Place, { values, picture }: PlaceState): Values {
  return image ? { ...values, [image.column]: picture?.id ?? null } : values
}

/** A state as the audit trail tells it: a picture is its hash, since ids of images come and go. */
export function trailOf({ image }: Place, { values, picture }: PlaceState): Values {
  return image ? { ...values, [image.field]: picture?.hash ?? null } : values
}

/** What the writes use of Prisma's four delegates: all have it alike, which TypeScript cannot see. */
interface Rows {
  findUnique(args: { where: { id: number }; [select: string]: object }): Promise<Row | null>
  findMany(args: { where: object; select: { slug: true } }): Promise<{ slug: string }[]>
  create(args: { data: object; select: { id: true } }): Promise<{ id: number }>
  update(args: { where: { id: number }; data: object; select: { id: true } }): Promise<unknown>
  delete(args: { where: { id: number }; select: { id: true } }): Promise<unknown>
}

type Row = Record<string, unknown>

/** The rows of one of the four tables. */
export function rowsOf(transaction: Prisma.TransactionClient, { name }: Pick<Place, 'name'>): Rows {
  return transaction[name] as unknown as Rows
}

/**
 * Reads a place that is about to be changed, and keeps it: until the transaction ends nobody else changes it or begins
 * to refer to it.
 *
 * @param id null for what cannot be one
 * @throws NotFoundError
 */
export async function lockPlace(
  transaction: Prisma.TransactionClient,
  place: Place,
  id: number | null,
): Promise<PlaceState & { id: number; createdAt: Date }> {
  await transaction.$queryRaw`SELECT id FROM ${Prisma.raw(place.table)} WHERE id = ${id} FOR UPDATE`
  const { field = '', column = '' } = place.image ?? {}
  const include = place.image && { include: { [field]: { select: { id: true, hash: true } } } }
  const row = id && (await rowsOf(transaction, place).findUnique({ where: { id }, ...include }))
  if (!row) throw new NotFoundError(texts.taxonomy[place.name].notFound)
  const { id: _id, createdAt, updatedAt, [field]: picture = null, [column]: _picture, ...values } = row
  return { id, createdAt: createdAt as Date, values: values as Values, picture: picture as Picture | null }
}

const list = new Intl.ListFormat('pt-BR')

/**
 * What a place has that keeps it where it is.
 *
 * @returns such as `12 bairros e 1.340 estabelecimentos`; null when there is nothing
 */
export async function usesOf(
  transaction: Prisma.TransactionClient,
  place: Place,
  id: number,
): Promise<string | null> {
  const select = Object.fromEntries(place.uses.map((relation) => [relation, true]))
  const row = await rowsOf(transaction, place).findUnique({ where: { id }, select: { _count: { select } } })
  const counts = row?._count as Record<string, number> | undefined
  const used = place.uses.flatMap((relation) => {
    const count = counts?.[relation] ?? 0
    const [one, several] = texts.taxonomy.counted[relation]
    return count === 0 ? [] : [`${count.toLocaleString('pt-BR')} ${count === 1 ? one : several}`]
  })
  return used.length === 0 ? null : list.format(used)
}
