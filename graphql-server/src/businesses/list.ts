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
  description: "By what the administrators' list of establishments is sorted.",
  values: {
    NAME: { description: 'By name, without regard to case and accents.' },
    CREATED_AT: { description: 'By when they were registered.' },
    UPDATED_AT: { description: 'By when they were last changed.' },
    CITY: { description: "By the city's name." },
  } as const,
})

const BusinessSort = builder.inputType('BusinessSort', {
  description: "How the administrators' list of establishments is sorted; the id settles ties.",
  fields: (t) => ({
    field: t.field({
      type: BusinessSortField,
      required: true,
      defaultValue: 'CREATED_AT',
      description: 'By what.',
    }),
    direction: t.field({
      type: SortDirection,
      required: true,
      defaultValue: 'desc',
      description: 'Which way.',
    }),
  }),
})

builder.queryField('businessPage', (t) =>
  t.field({
    type: BusinessPage,
    authScopes: { admin: true },
    description: 'Establishments as administrators look for them, newest first unless sorted otherwise.',
    complexity: pageCost,
    args: {
      filter: t.arg({ type: BusinessListFilter, description: 'Which ones; all of them when absent.' }),
      sort: t.arg({ type: BusinessSort, description: 'In which order.' }),
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
      'The ids of the whole result of `businessPage`, to choose all of it. Refused with CONFLICT when it has another number of establishments than the list showed.',
    args: {
      filter: t.arg({ type: BusinessListFilter, required: true, description: 'Which ones.' }),
      expected: t.arg.int({
        required: true,
        description: `How many the list showed, at most ${mostChosen}.`,
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

/** Ties are in the order of ids, as in the index. */
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
  description: "Which establishments the administrators' list shows: those to which all of it applies.",
  fields: (t) => ({
    search: t.string({
      description:
        'Words that the name must contain, as a search takes them; digits find phone numbers and ids too.',
    }),
    city: t.string({ description: 'Slug or id of a city.' }),
    category: t.string({ description: 'Slug or id of a category.' }),
    neighborhood: t.string({
      description: 'Slug or id of a neighborhood; a slug may be of one in each city.',
    }),
    subcategory: t.string({ description: 'Slug or id of a subcategory.' }),
    attribute: t.string({ description: 'Slug or id of an attribute: only those that have answered it.' }),
    servedCity: t.string({ description: 'Slug or id of a city that they serve, or a neighborhood of it.' }),
    servedNeighborhood: t.string({ description: 'Slug or id of a neighborhood that they serve.' }),
    withoutPhotos: t.boolean({ description: 'Only those without photos, or only those with some.' }),
    withoutCoordinates: t.boolean({
      description: 'Only those without coordinates, or only those with both.',
    }),
    state: t.field({ type: BusinessState, description: 'Those in this state.' }),
    ownerId: t.id({ description: 'Id of the account that owns them.' }),
    changedBy: t.id({
      description:
        'Those that an import or a change of several created or changed and that are still there: id of its entry of the audit trail, or the `actKey` under which it was made.',
    }),
    withoutOwner: t.boolean({ description: 'Only those without an owner, or only those with one.' }),
  }),
})

type Where = Prisma.BusinessWhereInput

/**
 * The condition of a filter. Slugs are resolved to ids first, so that the statement of a page can follow an index.
 */
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
  // No index finds those without photos or coordinates; where they are rare, a page would scan every row.
  return withoutPhotos || withoutCoordinates ? byIdsIfFew(prisma, where) : where
}

const idsIn = (rows: readonly { id: number }[]) => ({ in: rows.map(({ id }) => id) })

/** Up to so many matches are listed by id. Of more, a page is full before its index has been followed far. */
const maxIds = 1000

/**
 * Matches names by the words of the public search (name-filter), and phones and ids by digits. Rare matches are found
 * once by the index of names, or by one scan for phones: a page in another order would scan every row for them.
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

/** Resolves a condition with few matches to ids once, instead of for a page, its total and each piece of an export. */
async function byIdsIfFew(
  prisma: PrismaClient,
  where: Where,
  orderBy?: Prisma.BusinessOrderByWithRelationInput,
): Promise<Where> {
  const find = { where, select: { id: true }, take: maxIds + 1, ...(orderBy && { orderBy }) }
  const found = await prisma.business.findMany(find)
  return found.length > maxIds ? where : { id: idsIn(found) }
}

/** Conditions for a search that is a phone in any spelling, a part of one, or an id. */
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
