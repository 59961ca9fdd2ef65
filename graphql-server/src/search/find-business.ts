import type { Context } from '../context.ts'
import type { Business, Prisma } from '../generated/prisma/client.ts'
import type { WholeBusiness } from './whole.ts'

/** What `WholeBusiness` holds beyond plain columns; `{}` is a whole row without relations. */
interface Relations {
  readonly [relation: string]: Relations
}

const relations: Relations = {
  city: {},
  neighborhood: {},
  categories: { category: {} },
  subcategories: { subcategory: { category: {} } },
  photos: { image: {} },
}

/** What is selected like a column and is none. */
const elsewhere = ['owner', 'favorites', '_count']

/** A selection of Prisma's, as the builder makes it of a document. */
type Selection = true | Readonly<Record<string, unknown>>

/** Which subcategories are asked for, as the builder writes the condition. */
const conditions = { all: '{"subcategory":{}}', active: '{"subcategory":{"active":true}}' }

/**
 * Reads what an operation selects of an establishment: by the one statement of the public reads where Prisma
 * would need several and that one covers them all, otherwise by Prisma.
 *
 * @param query what the operation selects, as a `prismaField` gets it
 * @returns null when there is none
 */
export async function findBusiness(
  query: Prisma.BusinessDefaultArgs,
  key: { id: number } | { slug: string },
  { prisma, search }: Pick<Context, 'prisma' | 'search'>,
): Promise<Business | null> {
  const isOneStatement = Object.keys(query.select ?? {}).every((name) => !(name in relations))
  if (isOneStatement || !isCovered({ ...query }, relations))
    return prisma.business.findUnique({ ...query, where: key })
  const whole = await search.whole(key)
  return whole && asksForActive(query) ? withActiveOnly(whole) : whole
}

/** Whether all of a selection is in a row that has these relations. Their order is the establishment's own. */
function isCovered(selection: Selection, given: Relations): boolean {
  if (selection === true) return true
  const { select, include, where, orderBy: _, ...rest } = selection
  if (Object.keys(rest).length > 0) return false
  if (where && !Object.values(conditions).includes(JSON.stringify(where))) return false
  const isGiven = ([name, nested]: [string, unknown]) => {
    const relation = given[name]
    return relation !== undefined && isCovered(nested as Selection, relation)
  }
  const isColumn = ([name, nested]: [string, unknown]) => nested === true && !elsewhere.includes(name)
  return (
    Object.entries(include ?? {}).every(isGiven) &&
    Object.entries(select ?? {}).every((entry) => isGiven(entry) || isColumn(entry))
  )
}

function asksForActive({ select }: Prisma.BusinessDefaultArgs): boolean {
  const subcategories = (select?.subcategories ?? {}) as { where?: unknown }
  return JSON.stringify(subcategories.where) === conditions.active
}

function withActiveOnly(whole: WholeBusiness): WholeBusiness {
  return { ...whole, subcategories: whole.subcategories.filter(({ subcategory }) => subcategory.active) }
}
