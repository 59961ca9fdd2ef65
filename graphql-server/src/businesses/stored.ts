import { answerFields } from '../answers/fields.ts'
import {
  type AnswerList,
  type AreaIdLists,
  answerLists,
  areaIdLists,
  booleanFlags,
  businessColumns,
  categoryIdLists,
  type DriverRow,
  selectList,
  subcategoryIdLists,
  toAnswerRows,
} from '../business-rows/columns.ts'
import { type Business, Prisma } from '../generated/prisma/client.ts'
import { absence } from '../merges/merged.ts'
import { type BusinessFields, madeByServer } from './fields.ts'

export interface StoredBusiness {
  id: number
  version: number
  /** Stored value, including past dates. */
  contactsHiddenUntil: string | null
  fields: BusinessFields
}

const { contactsHiddenUntil: _, ...omitted } = madeByServer

interface StoredRow extends DriverRow<Omit<Business, keyof typeof omitted>>, AreaIdLists {
  categoryIds: string | null
  subcategoryIds: string | null
  answerList: AnswerList
}

/** MariaDB and MySQL evaluate the lists row by row after the lock is granted, so they are the last writer's. */
const columns = Prisma.raw(
  `${selectList(businessColumns(omitted), 'b')}, ${categoryIdLists}, ${subcategoryIdLists}, ${areaIdLists}, ${answerLists}`,
)

/**
 * Reads establishments and locks them until the transaction ends, in one statement, sorted by id so that writers do not
 * deadlock.
 *
 * @returns those that exist
 */
export async function lockStored(
  transaction: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<StoredBusiness[]> {
  if (ids.length === 0) return []
  const rows = await transaction.$queryRaw<StoredRow[]>`
    SELECT ${columns} FROM businesses b WHERE b.id IN (${Prisma.join([...ids])}) ORDER BY b.id FOR UPDATE`
  return rows.map(toStored)
}

/**
 * Reads establishments without a lock.
 *
 * @returns those that exist
 */
export async function readStored(
  prisma: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<StoredBusiness[]> {
  if (ids.length === 0) return []
  const rows = await prisma.$queryRaw<StoredRow[]>`
    SELECT ${columns} FROM businesses b WHERE b.id IN (${Prisma.join([...ids])})`
  return rows.map(toStored)
}

function toStored({ id, version, contactsHiddenUntil, answerList, ...row }: StoredRow): StoredBusiness {
  const lists = {
    categoryIds: toIds(row.categoryIds),
    subcategoryIds: toIds(row.subcategoryIds),
    areaCityIds: toIds(row.areaCityIds),
    areaNeighborhoodIds: toIds(row.areaNeighborhoodIds),
  }
  const answers = answerFields(toAnswerRows(answerList))
  return {
    id,
    version,
    contactsHiddenUntil,
    fields: { ...row, ...booleanFlags(row), ...lists, ...answers },
  }
}

const toIds = (list: string | null) => list?.split(',').map(Number) ?? []

/**
 * Reads and locks one establishment.
 *
 * @throws NotFoundError, MergedError
 */
export async function lockOneStored(
  transaction: Prisma.TransactionClient,
  id: number,
): Promise<StoredBusiness> {
  const [stored] = await lockStored(transaction, [id])
  if (!stored) throw await absence(transaction, { id }, true)
  return stored
}
