import type { Pool } from 'mariadb'
import { answerField } from '../answers/fields.ts'
import type { ShownAnswer } from '../answers/type.ts'
import { type ShownConfirmation, validConfirmations } from '../confirmations/values.ts'
import type { Context } from '../context.ts'
import type {
  Business,
  Category,
  City,
  Confirmation,
  Neighborhood,
  Subcategory,
} from '../generated/prisma/client.ts'
import type { PhotoInfo } from '../media/type.ts'
import { absence } from '../merges/merged.ts'
import { type ShownSource, type SourceRow, validSources } from '../sources/shown/attribution.ts'
import {
  type AnswerList,
  type AreaIdLists,
  answerLists,
  areaIdLists,
  booleanFlags,
  businessColumns,
  categoryIdLists,
  copiedAnswers,
  type DriverRow,
  selectList,
  subcategoryIdLists,
  toAnswerRows,
} from './columns.ts'
import { type HiddenValues, withoutHidden } from './hidden.ts'
import { createBusinessReader } from './reader.ts'
import type { Taxonomy, TaxonomyAttribute } from './taxonomy.ts'

declare module '../builder.ts' {
  interface Objects {
    Business: FullBusiness
  }
}

/** Columns not shown in profiles. */
const unread = {
  searchName: true,
  searchWords: true,
  firstPublishedAt: true,
  publishedActId: true,
  ...copiedAnswers,
} as const

/** An establishment with everything its profile shows; a superset of its card. */
export interface FullBusiness extends Omit<Business, keyof typeof unread | 'cityId' | 'neighborhoodId'> {
  city: City
  neighborhood: Neighborhood
  /** Areas served. */
  areaCities: City[]
  areaNeighborhoods: (Neighborhood & { city: City })[]
  /** In the establishment's order, as are subcategories and photos; the first is the main one. */
  categories: Category[]
  /** Including inactive ones. */
  subcategories: (Subcategory & { category: Category })[]
  photos: PhotoInfo[]
  /** First photo. */
  cover: PhotoInfo | null
  /** Answers asked of its categories, in attribute order (attributes). */
  attributes: ShownAnswer[]
  /** Confirmations valid for the current values. */
  confirmations: ShownConfirmation[]
  /** Sources of public values. */
  sources: ShownSource[]
  /** Values that only administrators and the owner may read; null if nothing is hidden (hidden-contacts). */
  hidden: HiddenValues | null
}

interface FullRow extends DriverRow<Omit<Business, keyof typeof unread>>, AreaIdLists {
  /** Comma-separated; null without any. */
  categoryIds: string | null
  subcategoryIds: string | null
  answerList: AnswerList
  /** Unordered; null without any. */
  photoList: PhotoRow[] | null
  /** Unordered; null without any. */
  confirmationList: ConfirmationRow[] | null
  /** Unordered; null without any. */
  sourceList: SourceRow[] | null
}

type PhotoRow = [
  position: number,
  id: number,
  alt: string | null,
  hash: string,
  width: number,
  height: number,
  color: string,
]

type ConfirmationRow = Pick<
  Confirmation,
  'topic' | 'correctedOn' | 'confirmedOn' | 'confirmedBy' | 'valueHash'
>

const columns = `${selectList(businessColumns(unread), 'b')},
  ${categoryIdLists}, ${subcategoryIdLists}, ${areaIdLists}, ${answerLists},
  (SELECT JSON_ARRAYAGG(JSON_ARRAY(p.position, p.id, p.alt, i.hash, i.width, i.height, i.color))
    FROM photos p JOIN images i ON i.id = p.image_id WHERE p.business_id = b.id) AS photoList,
  (SELECT JSON_ARRAYAGG(JSON_OBJECT('topic', f.topic, 'correctedOn', f.corrected_on, 'confirmedOn', f.confirmed_on,
      'confirmedBy', f.confirmed_by, 'valueHash', f.value_hash))
    FROM confirmations f WHERE f.business_id = b.id) AS confirmationList,
  (SELECT JSON_ARRAYAGG(JSON_OBJECT('field', s.field, 'valueHash', s.value_hash, 'source', s.source, 'licence', s.licence,
      'month', s.month))
    FROM field_sources s WHERE s.business_id = b.id) AS sourceList`

/** One statement; nested Prisma reads take six. */
export const createFullReader = (pool: Pool) =>
  createBusinessReader(pool, { columns, toItem: toFullBusiness, maxBatchSize: 100 })

function toFullBusiness(row: FullRow, taxonomy: Taxonomy): FullBusiness | null {
  const city = taxonomy.cities.byId.get(row.cityId)
  const neighborhood = taxonomy.neighborhoods.byId.get(row.neighborhoodId)
  const categories = toCategories(row.categoryIds, taxonomy)
  const subcategories = toSubcategories(row.subcategoryIds, taxonomy)
  const attributes = toAnswers(row.answerList, row.categoryIds, taxonomy)
  if (!city || !neighborhood || !categories || !subcategories || !attributes) return null
  const areas = toAreas(row, taxonomy)
  if (!areas) return null
  const photos = toPhotos(row.photoList ?? [], row.state === 'DRAFT')
  // A plain spread is several times faster than omitting the row's other columns.
  const shown = withoutHidden({ ...row, city, neighborhood })
  return {
    ...shown,
    ...booleanFlags(row),
    ...areas,
    categories,
    subcategories,
    attributes,
    photos,
    cover: photos[0] ?? null,
    confirmations: row.confirmationList ? validConfirmations(row.confirmationList, row) : [],
    sources: row.sourceList ? validSources(row.sourceList, sourcedValues(shown, attributes)) : [],
  }
}

/** Values by field, in the form that sources provide. */
function sourcedValues(row: FullRow, answers: readonly ShownAnswer[]): Readonly<Record<string, unknown>> {
  const ids = (list: string | null) => list?.split(',').map(Number) ?? []
  return {
    ...row,
    categoryIds: ids(row.categoryIds),
    subcategoryIds: ids(row.subcategoryIds),
    ...Object.fromEntries(answers.map(({ attribute, value }) => [answerField(attribute.id), value])),
  }
}

/** @returns null when the taxonomy lacks one of them */
function toAreas({ areaCityIds, areaNeighborhoodIds }: AreaIdLists, { cities, neighborhoods }: Taxonomy) {
  const areaCities: City[] = []
  const areaNeighborhoods: FullBusiness['areaNeighborhoods'] = []
  for (const id of areaCityIds?.split(',') ?? []) {
    const city = cities.byId.get(Number(id))
    if (!city) return null
    areaCities.push(city)
  }
  for (const id of areaNeighborhoodIds?.split(',') ?? []) {
    const neighborhood = neighborhoods.byId.get(Number(id))
    const city = neighborhood && cities.byId.get(neighborhood.cityId)
    if (!city) return null
    areaNeighborhoods.push({ ...neighborhood, city })
  }
  return { areaCities, areaNeighborhoods }
}

function toSubcategories(ids: string | null, taxonomy: Taxonomy): FullBusiness['subcategories'] | null {
  const subcategories: FullBusiness['subcategories'] = []
  for (const id of ids?.split(',') ?? []) {
    const subcategory = taxonomy.subcategories.byId.get(Number(id))
    const category = subcategory && taxonomy.categories.byId.get(subcategory.categoryId)
    if (!category) return null
    subcategories.push({ ...subcategory, category })
  }
  return subcategories
}

/** @returns null when the taxonomy lacks an attribute */
function toAnswers(list: AnswerList, categoryIds: string | null, taxonomy: Taxonomy): ShownAnswer[] | null {
  if (list === null) return []
  const values = new Map(toAnswerRows(list).map(({ attributeId, value }) => [attributeId, value]))
  const { byId } = taxonomy.attributes
  if ([...values.keys()].some((id) => !byId.has(id))) return null
  const ids = categoryIds?.split(',').map(Number) ?? []
  return [...byId.values()].flatMap((attribute) => {
    const value = values.get(attribute.id)
    return value !== undefined && attribute.active && isAskedOf(attribute, ids) ? [{ attribute, value }] : []
  })
}

const isAskedOf = ({ categoryIds }: TaxonomyAttribute, ids: readonly number[]) =>
  categoryIds.size === 0 || ids.some((id) => categoryIds.has(id))

function toPhotos(rows: PhotoRow[], isPrivate: boolean): PhotoInfo[] {
  return rows
    .sort(([position, id], [otherPosition, otherId]) => position - otherPosition || id - otherId)
    .map(([_position, id, alt, hash, width, height, color]) => ({
      id,
      alt,
      image: { hash, width, height, color, isPrivate },
    }))
}

/**
 * @param ids comma-separated; null without any
 * @returns null when the taxonomy lacks one of them
 */
export function toCategories(ids: string | null, taxonomy: Taxonomy): Category[] | null {
  const categories: Category[] = []
  for (const id of ids?.split(',') ?? []) {
    const category = taxonomy.categories.byId.get(Number(id))
    if (!category) return null
    categories.push(category)
  }
  return categories
}

/**
 * Reads an establishment that existed a moment ago.
 *
 * @throws NotFoundError when it has been deleted since
 */
export async function readBusiness({ prisma, search }: Context, id: number): Promise<FullBusiness> {
  const business = await search.current(id)
  if (!business) throw await absence(prisma, { id }, true)
  return business
}
