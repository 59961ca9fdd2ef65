import { orTryAgain } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'
import type { EntryType, EntryTypeName, Value } from './entry-types.ts'

/** Columns by Prisma's names, without id, dates and picture, and the ids of associated categories. */
export type Values = Record<string, Value>

/** An image with a row. */
export interface Picture {
  id: number
  hash: string
}

export interface EntryState {
  values: Values
  picture: Picture | null
}

export interface SavedEntry extends EntryState {
  id: number
  createdAt: Date
}

export interface DeletedEntry {
  row: Values & { id: number; name: string; slug: string; createdAt: string }
  /** With its name, for the message if it no longer exists when the entry is restored. */
  parent: { id: number; name: string } | null
  /** Associated categories, like the parent; absent in older deletions. */
  categories?: { id: number; name: string }[]
}

/** Common part of the five Prisma delegates and that of establishments, which their types do not express. */
export interface EntryRows {
  findUnique(args: { where: { id: number }; [select: string]: object }): Promise<Row | null>
  findMany(args: { where: object; select: { slug: true } }): Promise<{ slug: string }[]>
  create(args: { data: object; select: { id: true } }): Promise<{ id: number }>
  update(args: { where: { id: number }; data: object; select: { id: true } }): Promise<unknown>
  delete(args: { where: { id: number }; select: { id: true } }): Promise<unknown>
}

type Row = Record<string, unknown>

export function entryRows(
  transaction: Prisma.TransactionClient,
  name: EntryTypeName | 'business',
): EntryRows {
  return transaction[name] as unknown as EntryRows
}

export function entryColumns({ image }: EntryType, { values, picture }: EntryState): Values {
  const { categoryIds: _, ...columns } = values
  return image ? { ...columns, [image.column]: picture?.id ?? null } : columns
}

/** Ids of the categories associated with an entry. */
export const namedCategories = ({ values }: EntryState): readonly number[] =>
  Array.isArray(values.categoryIds) ? values.categoryIds : []

/** Replaces the category rows of an entry. */
export async function writeCategories(
  transaction: Prisma.TransactionClient,
  attributeId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await transaction.attributeCategory.deleteMany({ where: { attributeId } })
  const data = categoryIds.map((categoryId) => ({ attributeId, categoryId }))
  await orTryAgain(() => transaction.attributeCategory.createMany({ data }))
}

/** An entry for the audit trail: a picture is its hash, since image rows are temporary. */
export function auditedEntry({ image }: EntryType, { values, picture }: EntryState): Values {
  return image ? { ...values, [image.field]: picture?.hash ?? null } : values
}

/**
 * Reads an entry and locks its row: until the transaction ends, no other writer changes it or adds a reference to it.
 *
 * @throws NotFoundError
 */
export async function lockEntry(
  transaction: Prisma.TransactionClient,
  type: EntryType,
  id: number,
): Promise<SavedEntry> {
  await transaction.$queryRaw`SELECT id FROM ${Prisma.raw(type.table)} WHERE id = ${id} FOR UPDATE`
  const { field = '', column = '' } = type.image ?? {}
  const relations = {
    ...(type.image && { [field]: { select: { id: true, hash: true } } }),
    ...(type.namesCategories && {
      categories: { select: { categoryId: true }, orderBy: { categoryId: 'asc' } },
    }),
  }
  const include = Object.keys(relations).length > 0 && { include: relations }
  const row = await entryRows(transaction, type.name).findUnique({ where: { id }, ...include })
  if (!row) throw new NotFoundError(texts.taxonomy[type.name].notFound)
  const {
    id: _id,
    createdAt,
    updatedAt,
    [field]: picture = null,
    [column]: _picture,
    categories,
    ...columns
  } = row
  const named = categories as { categoryId: number }[] | undefined
  const values = { ...columns, ...(named && { categoryIds: named.map(({ categoryId }) => categoryId) }) }
  return { id, createdAt: createdAt as Date, values: values as Values, picture: picture as Picture | null }
}

export async function deletedEntry(
  transaction: Prisma.TransactionClient,
  type: EntryType,
  entry: SavedEntry,
): Promise<DeletedEntry> {
  const { name, slug, ...columns } = entryColumns(type, entry)
  const createdAt = entry.createdAt.toISOString()
  const row = { ...columns, id: entry.id, name: String(name), slug: String(slug), createdAt }
  if (type.namesCategories) {
    const where = { id: { in: [...namedCategories(entry)] } }
    const categories = await transaction.category.findMany({ where, select: { id: true, name: true } })
    return { row, parent: null, categories }
  }
  if (!type.parent) return { row, parent: null }
  const id = Number(columns[type.parent.column])
  const rows = entryRows(transaction, type.parent.name)
  const parent = await rows.findUnique({ where: { id }, select: { name: true } })
  return { row, parent: { id, name: String(parent?.name ?? '') } }
}

const list = new Intl.ListFormat('pt-BR')

/**
 * Counts references to an entry (in-use).
 *
 * @returns such as `12 bairros e 1.340 estabelecimentos`; null when there are none
 */
export async function countUses(
  transaction: Prisma.TransactionClient,
  type: EntryType,
  id: number,
): Promise<string | null> {
  const select = Object.fromEntries(type.uses.map((relation) => [relation, true]))
  const rows = entryRows(transaction, type.name)
  const row = await rows.findUnique({ where: { id }, select: { _count: { select } } })
  const counts = row?._count as Record<string, number> | undefined
  const uses = type.uses.flatMap((relation) => {
    const count = counts?.[relation] ?? 0
    const [singular, plural] = texts.taxonomy.counted[relation]
    return count === 0 ? [] : [`${count.toLocaleString('pt-BR')} ${count === 1 ? singular : plural}`]
  })
  return uses.length === 0 ? null : list.format(uses)
}
