import { GraphQLError } from 'graphql'
import type { z } from 'zod'
import { formatLocalHoliday, readLocalHolidays } from '../../../../schema/hours/local-holidays.ts'
import {
  createCategoryInput,
  createCityInput,
  createNeighborhoodInput,
  createSubcategoryInput,
  updateCategoryInput,
  updateCityInput,
  updateNeighborhoodInput,
  updateSubcategoryInput,
} from '../../../../schema/input/taxonomy.ts'
import { slugify, unaccent } from '../../../../schema/slug.ts'
import { synonymsIn } from '../../../../schema/synonyms.ts'
import { addDeletion, type MockEntry } from '../audit.ts'
import type { MockBusiness, MockCatalogue, MockCity } from '../catalogue.ts'
import { mockImage } from '../images.ts'

interface Place {
  id: string
  name: string
  slug: string
}

interface ListArguments {
  filter?: { search?: string; active?: boolean; city?: string; category?: string }
  sort?: { field: string; direction: 'ASC' | 'DESC' }
  page: number
  perPage: number
}

type Input = Record<string, unknown>

/** One of the four nouns: where its rows are, and what the server's rules for them depend on. */
interface Noun<T extends Place> {
  /** Its kind in the audit trail. */
  entity: MockEntry['entity']
  rows: T[]
  rules: [create: z.ZodType<object>, update: z.ZodType<object>]
  picture?: 'image' | 'icon'
  parent?: { id: string; name: 'city' | 'category'; rows: Place[] }
  /** What a new one is, where nothing is said. */
  standard: Partial<T>
  /** Refuses with what it has: "2 bairros e 1 estabelecimento". */
  inUse: (has: string) => string
  uses: (row: T) => { [count: string]: [count: number, one: string, several: string] }
}

/** What the dashboard asks of places. */
export function adminPlaces(catalogue: MockCatalogue) {
  const { cities, neighborhoods, categories, subcategories, businesses } = catalogue
  const inBusinesses = (uses: (business: MockBusiness) => boolean) =>
    [businesses.filter(uses).length, 'estabelecimento', 'estabelecimentos'] as [number, string, string]
  const city = nounOf(catalogue, {
    entity: 'CITY',
    rows: cities,
    rules: [createCityInput, updateCityInput],
    picture: 'image',
    standard: { isPopular: false, active: true, holidays: [], image: null },
    inUse: (has) => `Esta cidade não pode ser excluída: tem ${has}.`,
    uses: (row) => ({
      neighborhoodCount: [neighborhoods.filter((each) => each.city === row).length, 'bairro', 'bairros'],
      businessCount: inBusinesses(({ address }) => address.city === row),
    }),
  })
  const neighborhood = nounOf(catalogue, {
    entity: 'NEIGHBORHOOD',
    rows: neighborhoods,
    rules: [createNeighborhoodInput, updateNeighborhoodInput],
    parent: { id: 'cityId', name: 'city', rows: cities },
    standard: {},
    inUse: (has) => `Este bairro não pode ser excluído: tem ${has}.`,
    uses: (row) => ({ businessCount: inBusinesses(({ address }) => address.neighborhood === row) }),
  })
  const category = nounOf(catalogue, {
    entity: 'CATEGORY',
    rows: categories,
    rules: [createCategoryInput, updateCategoryInput],
    picture: 'icon',
    standard: { synonyms: [], isPopular: false },
    inUse: (has) => `Esta categoria não pode ser excluída: tem ${has}.`,
    uses: (row) => ({
      subcategoryCount: [
        subcategories.filter((each) => each.category === row).length,
        'subcategoria',
        'subcategorias',
      ],
      businessCount: inBusinesses((business) => business.categories.includes(row)),
    }),
  })
  const subcategory = nounOf(catalogue, {
    entity: 'SUBCATEGORY',
    rows: subcategories,
    rules: [createSubcategoryInput, updateSubcategoryInput],
    picture: 'icon',
    parent: { id: 'categoryId', name: 'category', rows: categories },
    standard: { synonyms: [], active: true },
    inUse: (has) => `Esta subcategoria não pode ser excluída: tem ${has}.`,
    uses: (row) => ({ businessCount: inBusinesses((business) => business.subcategories.includes(row)) }),
  })
  return {
    cityPage: city.page,
    city: city.one,
    createCity: city.create,
    updateCity: city.update,
    deleteCity: city.remove,
    neighborhoodPage: neighborhood.page,
    neighborhood: neighborhood.one,
    createNeighborhood: neighborhood.create,
    updateNeighborhood: neighborhood.update,
    deleteNeighborhood: neighborhood.remove,
    categoryPage: category.page,
    category: category.one,
    createCategory: category.create,
    updateCategory: category.update,
    deleteCategory: category.remove,
    subcategoryPage: subcategory.page,
    subcategory: subcategory.one,
    createSubcategory: subcategory.create,
    updateSubcategory: subcategory.update,
    deleteSubcategory: subcategory.remove,
    synonymCheck: (args: { synonyms: string[]; category?: string; subcategory?: string }) => {
      const of = [...categories, ...subcategories].filter((row) =>
        'category' in row ? row.id === args.subcategory : row.id === args.category,
      )
      const count = businesses.filter((business) =>
        [...business.categories, ...business.subcategories].some((row) => of.includes(row)),
      ).length
      const names = args.synonyms.filter((synonym) =>
        businesses.some(({ name }) => name.toLowerCase() === synonym.toLowerCase()),
      )
      return { names, count }
    },
  }
}

/** The operations of one noun. */
function nounOf<T extends Place>(catalogue: MockCatalogue, noun: Noun<T>) {
  const { rows, rules, standard, inUse, uses } = noun
  const named = (id: string) => {
    const row = rows.find((each) => each.id === id)
    if (!row) throw refusal('NOT_FOUND', 'O registro não foi encontrado.')
    return row
  }
  /** With its counts. */
  const shown = (row: T) => ({
    ...row,
    ...Object.fromEntries(Object.entries(uses(row)).map(([name, [count]]) => [name, count])),
  })
  return {
    page: ({ filter = {}, sort, page, perPage }: ListArguments) => {
      const found = rows.filter((row) => passes(row, filter))
      const ordered = found.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
      if (sort?.direction === 'DESC') ordered.reverse()
      const pagination = { page, perPage, total: found.length, totalPages: Math.ceil(found.length / perPage) }
      return { items: ordered.slice((page - 1) * perPage, page * perPage).map(shown), pagination }
    },
    one: ({ id, slug }: { id?: string; slug?: string }) => {
      const row = rows.find((each) => (id ? each.id === id : each.slug === slug))
      return row ? shown(row) : null
    },
    create: ({ input }: { input: Input }) => {
      const id = String(Math.max(0, ...rows.map((row) => Number(row.id))) + 1)
      const row = { ...standard, id, ...valuesOf(noun, rules[0], input, null) } as T
      rows.push(row)
      return shown(row)
    },
    update: ({ id, input }: { id: string; input: Input }) =>
      shown(Object.assign(named(id), valuesOf(noun, rules[1], input, named(id)))),
    remove: ({ id }: { id: string }) => {
      const row = named(id)
      const has = Object.values(uses(row)).flatMap(([count, one, several]) =>
        count === 0 ? [] : [`${count} ${count === 1 ? one : several}`],
      )
      if (has.length > 0) throw refusal('CONFLICT', inUse(has.join(' e ')))
      rows.splice(rows.indexOf(row), 1)
      addDeletion(catalogue, noun.entity, row, rows)
      return id
    },
  }
}

function passes(
  row: Place & Partial<MockCity>,
  { search, active, ...parents }: NonNullable<ListArguments['filter']>,
) {
  const words = unaccent(search ?? '').split(/\s+/)
  return (
    words.every((word) => unaccent(`${row.name} ${row.slug}`).includes(word)) &&
    (active === undefined || row.active === active) &&
    Object.entries(parents).every(([name, wanted]) => {
      const parent = (row as unknown as Record<string, Place>)[name]
      return !wanted || parent?.slug === wanted || parent?.id === wanted
    })
  )
}

/** What an input makes of a row, checked as the server does. */
function valuesOf<T extends Place>(noun: Noun<T>, rule: z.ZodType<object>, input: Input, before: T | null) {
  const { rows, picture = '', parent } = noun
  const { [picture]: file, ...plain } = input
  const { error, data } = rule.safeParse(plain)
  if (error) {
    const fields = error.issues.map(({ path, message }) => [`input.${path.join('.')}`, message])
    throw refusal('BAD_USER_INPUT', error.issues[0]?.message ?? '', Object.fromEntries(fields))
  }
  const { slug: given, ...values } = data as Input
  const slug = given === undefined && before ? before.slug : (given ?? slugify(String(values.name)))
  const chosen = parent?.rows.find(({ id }) => id === values[parent.id])
  const isTaken = rows.some(
    (row) => row !== before && row.slug === slug && isBeside(row, chosen, parent?.name),
  )
  if (isTaken) throw refusal('CONFLICT', slugTaken, { 'input.slug': slugTaken })
  return {
    ...values,
    slug,
    // The rule makes them what is stored.
    ...('synonyms' in values && { synonyms: synonymsIn(String(values.synonyms)) }),
    ...('holidays' in values && {
      holidays: readLocalHolidays(String(values.holidays)).map(formatLocalHoliday),
    }),
    ...(parent && chosen && { [parent.name]: chosen }),
    ...(file !== undefined && { [picture]: file && mockImage(88) }),
  }
}

const slugTaken = 'Este slug já está em uso.'

/** Neighborhoods of other cities may have the same slug. */
function isBeside(row: Place, city: Place | undefined, parent: string | undefined): boolean {
  return parent !== 'city' || (row as unknown as { city: Place }).city === city
}

function refusal(code: string, message: string, fields?: Record<string, string>): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(fields && { fields }) } })
}
