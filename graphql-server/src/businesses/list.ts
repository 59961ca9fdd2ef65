import { wholeResultInput } from '../../../schema/input/business-list.ts'
import { mostChosen } from '../../../schema/input/limits.ts'
import { adminListInput } from '../../../schema/input/lists.ts'
import { searchedDigits } from '../../../schema/phone.ts'
import { searchTerms } from '../../../schema/search-words.ts'
import { keyText } from '../../../schema/text.ts'
import { builder } from '../builder.ts'
import { BusinessState } from '../business-rows/state.ts'
import { ConflictError } from '../errors.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { idOrZero, parseId, whereNamed } from '../lists/keys.ts'
import { BusinessPage, pageArgs, pageCost } from '../lists/pages.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { SortDirection } from '../scalars.ts'
import { businessIdsOfAct } from './act.ts'

const BusinessSortField = builder.enumType('BusinessSortField', {
  description: "Columns to sort the administrators' list of establishments by.",
  values: {
    NAME: { description: 'By name, ignoring case and accents.' },
    CREATED_AT: { description: 'By time of registration.' },
    UPDATED_AT: { description: 'By time of the last change.' },
    CITY: { description: 'By name of the city.' },
  } as const,
})

const BusinessSort = builder.inputType('BusinessSort', {
  description: "Sort order of the administrators' list of establishments; ties are broken by id.",
  fields: (t) => ({
    field: t.field({
      type: BusinessSortField,
      required: true,
      defaultValue: 'CREATED_AT',
      description: 'Sort column.',
    }),
    direction: t.field({
      type: SortDirection,
      required: true,
      defaultValue: 'desc',
      description: 'Sort direction.',
    }),
  }),
})

builder.queryField('businessPage', (t) =>
  t.field({
    type: BusinessPage,
    authScopes: { admin: true },
    description: 'Paginated establishments for administrators, newest first by default.',
    complexity: pageCost,
    args: {
      filter: t.arg({ type: BusinessListFilter, description: 'Filter; all establishments if absent.' }),
      sort: t.arg({ type: BusinessSort, description: 'Sort order.' }),
      ...pageArgs(),
    },
    resolve: async (_root, { filter, sort, ...args }, { prisma }) => {
      const { page, perPage } = parseInput(adminListInput, { filter, ...args }, '')
      const where = await whereListed(prisma, filter ?? {})
      return { where, orderBy: toOrderBy(sort ?? { field: 'CREATED_AT', direction: 'desc' }), page, perPage }
    },
  }),
)

builder.queryField('businessIds', (t) =>
  t.idList({
    authScopes: { admin: true },
    description:
      'Ids of the whole result of `businessPage`, to select all of it. CONFLICT if the number of establishments differs from the one shown.',
    args: {
      filter: t.arg({ type: BusinessListFilter, required: true, description: 'Filter of the list.' }),
      expected: t.arg.int({
        required: true,
        description: `Number of establishments shown, at most ${mostChosen}.`,
      }),
    },
    resolve: async (_root, args, { prisma }) => {
      const { expected } = parseInput(wholeResultInput, args, '')
      const where = await whereListed(prisma, args.filter)
      const select = { id: true }
      const rows = await prisma.business.findMany({ where, select, orderBy: { id: 'asc' }, take: mostChosen })
      const found = rows.length < mostChosen ? rows.length : await prisma.business.count({ where })
      if (found !== expected)
        throw new ConflictError('STALE_VERSION', texts.businesses.bulk.otherResult(expected, found))
      return rows.map(({ id }) => id)
    },
  }),
)

/** Breaks ties by id, as the index does. */
function toOrderBy({ field, direction }: typeof BusinessSort.$inferInput) {
  const columns = {
    NAME: { searchName: direction },
    CREATED_AT: { createdAt: direction },
    UPDATED_AT: { updatedAt: direction },
    CITY: { city: { name: direction } },
  }
  return [columns[field], { id: direction }]
}

export type BusinessListFilterShape = typeof BusinessListFilter.$inferInput

export const BusinessListFilter = builder.inputType('BusinessListFilter', {
  description: "Filter of the administrators' list of establishments; conditions are combined with AND.",
  fields: (t) => ({
    search: t.string({
      description:
        'Words that the name must contain, matched as in a search; digits also match phone numbers and ids.',
    }),
    city: t.string({ description: 'Slug or id of a city.' }),
    category: t.string({ description: 'Slug or id of a category.' }),
    neighborhood: t.string({
      description: 'Slug or id of a neighborhood; several cities may share a slug.',
    }),
    subcategory: t.string({ description: 'Slug or id of a subcategory.' }),
    attribute: t.string({ description: 'Slug or id of an attribute: only establishments that answered it.' }),
    servedCity: t.string({
      description: 'Slug or id of a city served, fully or in one of its neighborhoods.',
    }),
    servedNeighborhood: t.string({ description: 'Slug or id of a neighborhood served.' }),
    withoutPhotos: t.boolean({
      description: 'True for establishments without photos, false for those with some.',
    }),
    withoutCoordinates: t.boolean({
      description: 'True for establishments without coordinates, false for those with both.',
    }),
    state: t.field({ type: BusinessState, description: 'State of the establishments.' }),
    ownerId: t.id({ description: "Id of the owner's account." }),
    changedBy: t.id({
      description:
        'Existing establishments that an import or a bulk change created or changed: id of its audit entry, or the `actKey` that was sent.',
    }),
    withoutOwner: t.boolean({
      description: 'True for establishments without an owner, false for those with one.',
    }),
  }),
})

type Where = Prisma.BusinessWhereInput

/** Builds the condition of a filter. Resolves slugs to ids first, so that the page query can use an index. */
export async function whereListed(prisma: PrismaClient, filter: BusinessListFilterShape): Promise<Where> {
  const { search, city, category, neighborhood, subcategory, withoutPhotos, withoutCoordinates } = filter
  const { attribute, servedCity, servedNeighborhood, state, ownerId, withoutOwner, changedBy } = filter
  const conditions: Where[] = []
  const named = (name: string) => ({ where: whereNamed([name]), select: { id: true } as const })
  if (search && keyText(search) !== '') conditions.push(await searched(prisma, search))
  if (city) conditions.push({ cityId: idsIn(await prisma.city.findMany(named(city))) })
  if (neighborhood)
    conditions.push({ neighborhoodId: idsIn(await prisma.neighborhood.findMany(named(neighborhood))) })
  if (category) {
    const categoryId = idsIn(await prisma.category.findMany(named(category)))
    conditions.push({ categories: { some: { categoryId } } })
  }
  if (subcategory) {
    const subcategoryId = idsIn(await prisma.subcategory.findMany(named(subcategory)))
    conditions.push({ subcategories: { some: { subcategoryId } } })
  }
  if (attribute) {
    const attributeId = idsIn(await prisma.attribute.findMany(named(attribute)))
    conditions.push({ attributes: { some: { attributeId } } })
  }
  if (servedCity) {
    const cityId = idsIn(await prisma.city.findMany(named(servedCity)))
    conditions.push({ areas: { some: { cityId } } })
  }
  if (servedNeighborhood) {
    const neighborhoodId = idsIn(await prisma.neighborhood.findMany(named(servedNeighborhood)))
    conditions.push({ areas: { some: { neighborhoodId } } })
  }
  if (withoutPhotos != null) conditions.push({ photos: { [withoutPhotos ? 'none' : 'some']: {} } })
  if (withoutCoordinates != null) conditions.push(located(!withoutCoordinates))
  if (changedBy) conditions.push({ id: { in: await businessIdsOfAct(prisma, changedBy) } })
  if (state) conditions.push({ state })
  if (ownerId) conditions.push({ ownerId: idOrZero(ownerId) })
  if (withoutOwner != null) conditions.push({ ownerId: withoutOwner ? null : { not: null } })
  const where = { AND: conditions }
  // No index covers missing photos or coordinates; if they are rare, a page would scan every row.
  return withoutPhotos || withoutCoordinates ? byIdsIfFew(prisma, where) : where
}

const idsIn = (rows: readonly { id: number }[]) => ({ in: rows.map(({ id }) => id) })

/** Limit of matches resolved to ids. With more, a page fills before much of its index is read. */
const maxIds = 1000

/**
 * Matches names by the words of the public search (name-filter), phones and ids by digits. Rare matches are resolved
 * once, by the name index or one scan for phones: a page in another order would scan every row for them.
 */
async function searched(prisma: PrismaClient, search: string): Promise<Where> {
  const terms = searchTerms(search)
  if (terms === null) return { id: { in: [] } }
  const byName = {
    AND: terms.map((forms) => ({ OR: forms.map((form) => ({ searchWords: { contains: form } })) })),
  }
  const numbers = matchingNumbers(search)
  const where = numbers.length > 0 ? { OR: [byName, ...numbers] } : byName
  const orderBy = numbers.length > 0 ? { id: 'asc' as const } : { searchWords: 'asc' as const }
  return byIdsIfFew(prisma, where, orderBy)
}

/** Resolves a condition with few matches to ids once, instead of for each page, count and export batch. */
async function byIdsIfFew(
  prisma: PrismaClient,
  where: Where,
  orderBy?: Prisma.BusinessOrderByWithRelationInput,
): Promise<Where> {
  const find = { where, select: { id: true }, take: maxIds + 1, ...(orderBy && { orderBy }) }
  const found = await prisma.business.findMany(find)
  return found.length > maxIds ? where : { id: idsIn(found) }
}

/** Conditions for a search that is a phone in any format, part of one, or an id. */
function matchingNumbers(search: string): Where[] {
  const key = keyText(search)
  const id = /^\d+$/.test(key) ? parseId(key) : null
  const phones = searchedDigits(search).flatMap((digits) => {
    const contains = { contains: digits }
    return [{ phone: contains }, { whatsapp: contains }]
  })
  return [...phones, ...(id === null ? [] : [{ id }])]
}

function located(isLocated: boolean): Where {
  return isLocated
    ? { latitude: { not: null }, longitude: { not: null } }
    : { OR: [{ latitude: null }, { longitude: null }] }
}
