import { builder } from '../builder.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { termsOf, whereWords } from '../lists/filters.ts'
import { parseId, whereNamed } from '../lists/keys.ts'

export type BusinessListFilterShape = typeof BusinessListFilter.$inferInput

export const BusinessListFilter = builder.inputType('BusinessListFilter', {
  description: "Which establishments the administrators' list shows: those to which all of it applies.",
  fields: (t) => ({
    search: t.string({
      description:
        'Words that the name must contain, as a search takes them; digits find phone numbers and ids too.',
    }),
    city: t.string({ description: 'Slug or id of a city.' }),
    category: t.string({ description: 'Slug or id of a category.' }),
    withoutPhotos: t.boolean({ description: 'Only those without photos, or only those with some.' }),
    withoutCoordinates: t.boolean({
      description: 'Only those without coordinates, or only those with both.',
    }),
    ownerId: t.id({ description: 'Id of the account that owns them.' }),
  }),
})

type Where = Prisma.BusinessWhereInput

/**
 * The condition for the establishments that a filter lets through.
 *
 * Names are looked up first: comparing ids alone, the statement of a page can walk an index.
 */
export async function whereListed(prisma: PrismaClient, filter: BusinessListFilterShape): Promise<Where> {
  const { search, city, category, withoutPhotos, withoutCoordinates, ownerId } = filter
  const conditions: Where[] = []
  const named = (name: string) => ({ where: whereNamed([name]), select: { id: true } })
  if (search?.trim()) conditions.push(await searched(prisma, search))
  if (city) conditions.push({ cityId: idsOf(await prisma.city.findMany(named(city))) })
  if (category) {
    const categoryId = idsOf(await prisma.category.findMany(named(category)))
    conditions.push({ categories: { some: { categoryId } } })
  }
  if (withoutPhotos != null) conditions.push({ photos: { [withoutPhotos ? 'none' : 'some']: {} } })
  if (withoutCoordinates != null) conditions.push(located(!withoutCoordinates))
  if (ownerId) conditions.push({ ownerId: parseId(ownerId) ?? 0 })
  const where = { AND: conditions }
  // Most have photos and coordinates, or else a page is soon full: no index tells who has none.
  return withoutPhotos || withoutCoordinates ? byIdsIfFew(prisma, where) : where
}

const idsOf = (rows: readonly { id: number }[]) => ({ in: rows.map(({ id }) => id) })

/** So many are read by their ids; of more, a page is full before an index has been walked far. */
const few = 1000

/**
 * What is rare would have a page walk all of its index and every row: it is found first, by the index of names or, where
 * phones count too, in one look at all rows. Words are those of the public search (filters).
 */
async function searched(prisma: PrismaClient, search: string): Promise<Where> {
  const terms = termsOf(search)
  if (terms === null) return { id: { in: [] } }
  const byName = whereWords(terms.join(' '), ['searchName'])
  const numbers = matchingNumbers(search)
  const where = numbers.length > 0 ? { OR: [byName, ...numbers] } : byName
  const orderBy = numbers.length > 0 ? { id: 'asc' as const } : { searchName: 'asc' as const }
  return byIdsIfFew(prisma, where, orderBy)
}

/** Looks for what is rare once, where a page, its total and each piece of an export would look through all rows again. */
async function byIdsIfFew(
  prisma: PrismaClient,
  where: Where,
  orderBy?: Prisma.BusinessOrderByWithRelationInput,
): Promise<Where> {
  const find = { where, select: { id: true }, take: few + 1, ...(orderBy && { orderBy }) }
  const found = await prisma.business.findMany(find)
  return found.length > few ? where : { id: idsOf(found) }
}

/** What a search means that is a number as people write one: part of a phone, or an id. */
function matchingNumbers(search: string): Where[] {
  const digits = search.replace(/\D/g, '')
  if (!digits || !/^[\d\s().+-]+$/.test(search)) return []
  const id = parseId(digits)
  const contains = { contains: digits }
  return [{ phone: contains }, { whatsapp: contains }, ...(id === null ? [] : [{ id }])]
}

function located(isLocated: boolean): Where {
  return isLocated
    ? { latitude: { not: null }, longitude: { not: null } }
    : { OR: [{ latitude: null }, { longitude: null }] }
}
