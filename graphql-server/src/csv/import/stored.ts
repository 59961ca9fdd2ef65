import type { BusinessField } from '../../../../schema/business/field.ts'
import { businessFields } from '../../../../schema/business/fields.ts'
import { businessFieldNames, perField } from '../../../../schema/business/per-field.ts'
import { type BusinessState, wordOfState } from '../../../../schema/business/state-words.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { loginInput } from '../../../../schema/input/account.ts'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { attributeId, isAnswerField } from '../../answers/fields.ts'
import { fieldRelations } from '../../businesses/fields.ts'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { parseId } from '../../lists/keys.ts'
import { answerCell } from './answer-columns.ts'
import { wholeRegion } from './areas.ts'
import { type ColumnField, foldText, type RowValues, searchNames } from './columns.ts'
import type { NameIndex, References, Taxonomy, TaxonomyEntry } from './taxonomy.ts'

export const storedColumns = {
  id: true,
  slug: true,
  ...perField(businessFieldNames, () => true as const),
  searchName: true,
  cityId: true,
  neighborhoodId: true,
  ownerId: true,
  owner: { select: { email: true } },
  ...fieldRelations,
  attributes: { select: { attributeId: true, value: true } },
} as const satisfies Prisma.BusinessSelect

export type StoredBusiness = Prisma.BusinessGetPayload<{ select: typeof storedColumns }>

/** @throws for an establishment whose entries have not been read */
export function storedReferences(business: StoredBusiness, taxonomy: Taxonomy): References {
  const { cityId, neighborhoodId, categories, subcategories } = business
  return {
    city: taxonomy.get('city', cityId),
    neighborhood: taxonomy.get('neighborhood', neighborhoodId),
    categories: categories.map(({ categoryId }) => taxonomy.get('category', categoryId)),
    subcategories: subcategories.map(({ subcategoryId }) => taxonomy.get('subcategory', subcategoryId)),
  }
}

/** Reads the taxonomy again when establishments refer to entries that were added since. */
export async function readMissingEntries(
  prisma: PrismaClient,
  taxonomy: Taxonomy,
  businesses: readonly StoredBusiness[],
): Promise<void> {
  const areKnown = businesses.every(
    ({ cityId, neighborhoodId, categories, subcategories, areas }) =>
      taxonomy.has('city', cityId) &&
      taxonomy.has('neighborhood', neighborhoodId) &&
      categories.every(({ categoryId }) => taxonomy.has('category', categoryId)) &&
      subcategories.every(({ subcategoryId }) => taxonomy.has('subcategory', subcategoryId)) &&
      areas.every(
        (area) =>
          taxonomy.has('city', area.cityId) &&
          (area.neighborhoodId === null || taxonomy.has('neighborhood', area.neighborhoodId)),
      ),
  )
  if (!areKnown) await taxonomy.read(prisma)
}

const listSeparator = ' | '
const levelSeparator = ' > '

/** A name that contains one of these would be read as several. */
const separators = /[|;>]/

/** What an export writes into a cell, and an import reads. @param taxonomy has all that the establishment refers to */
export function storedCell(field: ColumnField, business: StoredBusiness, taxonomy: Taxonomy): string {
  if (isAnswerField(field)) {
    const answer = business.attributes.find((each) => each.attributeId === attributeId(field))
    return answer ? answerCell(taxonomy.answers.get(field), answer.value) : ''
  }
  switch (field) {
    case 'id':
      return String(business.id)
    case 'slug':
      return business.slug
    case 'city':
      return nameIn(taxonomy.cities, taxonomy.get('city', business.cityId))
    case 'neighborhood': {
      const names = taxonomy.childNames(taxonomy.get('city', business.cityId))
      return nameIn(names, taxonomy.get('neighborhood', business.neighborhoodId))
    }
    case 'categories': {
      const { categories } = storedReferences(business, taxonomy)
      return categories.map((category) => nameIn(taxonomy.categories, category)).join(listSeparator)
    }
    case 'subcategories':
      return subcategoryCell(business, taxonomy)
    case 'areas':
      return areaCell(business, taxonomy)
    case 'owner':
      return business.owner?.email ?? ''
    default:
      return scalarCell(businessFields[field].kind, String(business[field] ?? ''))
  }
}

function scalarCell(kind: BusinessField['kind'], text: string): string {
  switch (kind) {
    case 'phone':
      // With spaces and parentheses no spreadsheet takes it for a number.
      return formatPhone(text)
    case 'zipCode':
      return text.replace(/^(\d{5})(\d{3})$/, '$1-$2')
    case 'flag':
      return text === '' ? '' : text === 'true' ? 'sim' : 'não'
    case 'state':
      return wordOfState(text as BusinessState)
    case 'date':
      return formatDate(text)
    case 'degrees':
      return text.replace('.', ',')
    default:
      return text
  }
}

/** The name where it is unambiguous, else the slug. */
export function nameIn(names: NameIndex, entry: TaxonomyEntry): string {
  const found = names.find(entry.name)
  const isClear = found.length === 1 && found[0] === entry && !separators.test(entry.name)
  return isClear ? entry.name : (entry.slug ?? entry.name)
}

/** What an export writes of the area served: "Taubaté; São José dos Campos/Centro", or the whole region. */
function areaCell({ servesRegion, areas }: StoredBusiness, taxonomy: Taxonomy): string {
  if (servesRegion) return wholeRegion
  return areas
    .map(({ cityId, neighborhoodId }) => {
      const city = taxonomy.get('city', cityId)
      const name = nameIn(taxonomy.cities, city)
      if (neighborhoodId === null) return name
      return `${name}/${nameIn(taxonomy.childNames(city), taxonomy.get('neighborhood', neighborhoodId))}`
    })
    .join('; ')
}

/** With several categories each subcategory names its own, so that an import elsewhere can create it. */
function subcategoryCell(business: StoredBusiness, taxonomy: Taxonomy): string {
  const { categories, subcategories } = storedReferences(business, taxonomy)
  const [category, ...others] = categories
  return subcategories
    .map((subcategory) => {
      const { parent } = subcategory
      if (!parent) return subcategory.name
      const name = nameIn(taxonomy.childNames(parent), subcategory)
      const isPlain = parent === category && others.length === 0
      return isPlain ? name : nameIn(taxonomy.categories, parent) + levelSeparator + name
    })
    .join(listSeparator)
}

/** What the database holds of what some rows name. */
export interface Existing {
  businesses: StoredBusiness[]
  /** Ids of accounts by e-mail. */
  owners: Map<string, number>
}

/** Reads what a batch of rows may refer to, and adds entries to the taxonomy that were added since it was read. */
export async function readExisting(
  prisma: PrismaClient,
  rows: readonly RowValues[],
  taxonomy: Taxonomy,
): Promise<Existing> {
  if (rows.length === 0) return { businesses: [], owners: new Map() }
  const filledCells = (field: 'id' | 'slug' | 'owner') =>
    rows.map((values) => values.get(field) ?? '').filter((value) => value !== '')
  const named = rows.flatMap((values) => {
    const id = savedNeighborhood(values, taxonomy)?.id
    const isIdentified = Boolean(values.get('id') || values.get('slug'))
    return id && !isIdentified ? [{ id, names: searchNames(values.get('name') ?? '') }] : []
  })
  const ids = filledCells('id').map((id) => parseId(id.replace(/[.,]0+$/, '')))
  const select = storedColumns
  const [owners, ...found] = await Promise.all([
    prisma.user.findMany({
      where: { email: { in: filledCells('owner').map(normalizeEmail) } },
      select: { id: true, email: true },
    }),
    prisma.business.findMany({ where: { id: { in: ids.filter((id) => id !== null) } }, select }),
    prisma.business.findMany({ where: { slug: { in: filledCells('slug') } }, select }),
    prisma.business.findMany({
      where: {
        searchName: { in: named.flatMap(({ names }) => names) },
        neighborhoodId: { in: named.map(({ id }) => id) },
      },
      select,
    }),
  ])
  const byId = new Map(found.flat().map((business) => [business.id, business]))
  const businesses = [...byId.values()]
  await readMissingEntries(prisma, taxonomy, businesses)
  return { businesses, owners: new Map(owners.map(({ email, id }) => [email, id])) }
}

/** Establishments with a row's name in its neighborhood. */
export function findNamesakes(
  values: RowValues,
  { businesses }: Existing,
  taxonomy: Taxonomy,
): StoredBusiness[] {
  const id = savedNeighborhood(values, taxonomy)?.id
  const name = foldText(values.get('name'))
  return businesses.filter((stored) => stored.neighborhoodId === id && foldText(stored.name) === name)
}

function savedNeighborhood(values: RowValues, taxonomy: Taxonomy): TaxonomyEntry | null {
  const [city, ...cities] = taxonomy.findCity(values.get('city') ?? '')
  if (!city || cities.length > 0) return null
  const [neighborhood, ...others] = taxonomy.childNames(city).find(values.get('neighborhood') ?? '')
  return neighborhood && neighborhood.id > 0 && others.length === 0 ? neighborhood : null
}

/** @returns an e-mail address as accounts store it; empty for what cannot be one */
export function normalizeEmail(text: string): string {
  return loginInput.shape.email.safeParse(text).data ?? ''
}
