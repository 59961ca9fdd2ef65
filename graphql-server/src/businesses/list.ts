import { placeListInput } from '../../../schema/input/place.ts'
import { builder } from '../builder.ts'
import { BusinessPage } from '../catalogue/business-page.ts'
import { parseId, whereNamed } from '../catalogue/keys.ts'
import { pageArgs, pageCost } from '../catalogue/page.ts'
import { parseInput } from '../catalogue/parse-input.ts'
import { SortDirection } from '../catalogue/scalars.ts'
import { whereWords } from '../catalogue/words.ts'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import { termsOf } from '../search/terms.ts'

const BusinessListFilter = builder.inputType('BusinessListFilter', {
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
      const { page, perPage } = parseInput(placeListInput, { filter, ...args }, '')
      const where = await whereOf(prisma, filter ?? {})
      return { where, orderBy: orderOf(sort ?? { field: 'CREATED_AT', direction: 'desc' }), page, perPage }
    },
  }),
)

type Where = Prisma.BusinessWhereInput

/** Names are looked up first: comparing ids alone, the statement that pages can walk an index. */
async function whereOf(prisma: PrismaClient, filter: typeof BusinessListFilter.$inferInput): Promise<Where> {
  const { search, city, category, withoutPhotos, withoutCoordinates, ownerId } = filter
  const conditions: Where[] = [searched(search ?? '')]
  const idsOf = (rows: { id: number }[]) => ({ in: rows.map(({ id }) => id) })
  const named = (name: string) => ({ where: whereNamed([name]), select: { id: true } })
  if (city) conditions.push({ cityId: idsOf(await prisma.city.findMany(named(city))) })
  if (category) {
    const categoryId = idsOf(await prisma.category.findMany(named(category)))
    conditions.push({ categories: { some: { categoryId } } })
  }
  if (withoutPhotos != null) conditions.push({ photos: { [withoutPhotos ? 'none' : 'some']: {} } })
  if (withoutCoordinates != null) conditions.push(located(!withoutCoordinates))
  if (ownerId) conditions.push({ ownerId: parseId(ownerId) ?? 0 })
  return { AND: conditions }
}

/** Words as the public search takes them (decision 26); a number as people write one finds more than names. */
function searched(search: string): Where {
  const terms = termsOf(search)
  if (terms === null) return { id: { in: [] } }
  const byName = whereWords(terms.join(' '), ['searchName'])
  const digits = search.replace(/\D/g, '')
  if (!digits || !/^[\d\s().+-]+$/.test(search)) return byName
  const id = parseId(digits)
  const contains = { contains: digits }
  return { OR: [byName, { phone: contains }, { whatsapp: contains }, ...(id === null ? [] : [{ id }])] }
}

function located(isLocated: boolean): Where {
  return isLocated
    ? { latitude: { not: null }, longitude: { not: null } }
    : { OR: [{ latitude: null }, { longitude: null }] }
}

/** The column's own order goes on by id, as its index does. */
function orderOf({ field, direction }: typeof BusinessSort.$inferInput) {
  const columns = {
    NAME: { searchName: direction },
    CREATED_AT: { createdAt: direction },
    UPDATED_AT: { updatedAt: direction },
    CITY: { city: { name: direction } },
  }
  return [columns[field], { id: direction }]
}
