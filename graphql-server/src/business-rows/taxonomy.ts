import type { Connection } from 'mariadb'
import { type AttributeOption, optionsIn } from '../../../schema/attributes/options.ts'
import { keyText } from '../../../schema/text.ts'
import { readVersions } from '../database/catalogue-version.ts'
import {
  type Attribute,
  type Category,
  type City,
  type Neighborhood,
  Prisma,
  type Subcategory,
} from '../generated/prisma/client.ts'
import { booleanCast, selectList } from './columns.ts'

/** An attribute with its parsed options and categories. */
export interface TaxonomyAttribute extends Attribute {
  optionList: readonly AttributeOption[]
  /** Categories whose establishments are asked; empty for all. */
  categoryIds: ReadonlySet<number>
}

/** All cities, neighborhoods, categories, subcategories and attributes at one version of the catalogue. */
export interface Taxonomy {
  version: number
  /** Raised only by writes to the taxonomy. */
  ownVersion: number
  cities: TaxonomyTable<City>
  neighborhoods: TaxonomyTable<Neighborhood>
  categories: TaxonomyTable<Category>
  subcategories: TaxonomyTable<Subcategory>
  /** Sorted by position and name. */
  attributes: TaxonomyTable<TaxonomyAttribute>
}

/** Rows of one table, indexed by id and slug. */
export class TaxonomyTable<Row extends { id: number; slug: string }> {
  readonly byId = new Map<number, Row>()
  readonly #bySlug = new Map<string, Row[]>()

  constructor(rows: Row[]) {
    for (const row of rows) {
      this.byId.set(row.id, row)
      this.#bySlug.set(row.slug, [...(this.#bySlug.get(row.slug) ?? []), row])
    }
  }

  /**
   * @param slugOrId a slug, else an id in digits
   * @returns all matching rows, more than one only for neighborhoods; empty if unknown
   */
  find(slugOrId: string): Row[] {
    const key = keyText(slugOrId)
    const found = this.#bySlug.get(key)
    if (found) return found
    const row = /^[1-9]\d{0,9}$/.test(key) && this.byId.get(Number(key))
    return row ? [row] : []
  }
}

/**
 * Reads the taxonomy. Versions are read first: rows written in between may be newer than the versions, never older, and
 * the next comparison with the database detects that.
 *
 * @param database one connection for all statements
 * @param known reused if the taxonomy's own version is unchanged
 */
export async function readTaxonomy(database: Connection, known: Taxonomy | null = null): Promise<Taxonomy> {
  const versions = await readVersions(database)
  const isCurrent = known?.ownVersion === versions.ownVersion && known.version <= versions.version
  if (isCurrent) return { ...known, ...versions }
  return {
    ...versions,
    cities: new TaxonomyTable(await readRows<City>(database, 'cities', Prisma.CityScalarFieldEnum)),
    neighborhoods: new TaxonomyTable(
      await readRows<Neighborhood>(database, 'neighborhoods', Prisma.NeighborhoodScalarFieldEnum),
    ),
    categories: new TaxonomyTable(
      await readRows<Category>(database, 'categories', Prisma.CategoryScalarFieldEnum),
    ),
    subcategories: new TaxonomyTable(
      await readRows<Subcategory>(database, 'subcategories', Prisma.SubcategoryScalarFieldEnum),
    ),
    attributes: new TaxonomyTable(await readAttributes(database)),
  }
}

async function readAttributes(database: Connection): Promise<TaxonomyAttribute[]> {
  const order = 'ORDER BY position, name, id'
  const rows = await readRows<Attribute>(database, 'attributes', Prisma.AttributeScalarFieldEnum, order)
  const sql = 'SELECT attribute_id, category_id FROM attribute_categories'
  const asked = rows.length === 0 ? [] : await database.query<[number, number][]>({ sql, rowsAsArray: true })
  const byAttribute = Map.groupBy(asked, ([attributeId]) => attributeId)
  return rows.map((row) => ({
    ...row,
    optionList: optionsIn(row.options),
    categoryIds: new Set(byAttribute.get(row.id)?.map(([, categoryId]) => categoryId)),
  }))
}

/**
 * Reads a table on a given connection, which Prisma cannot, so that it can be part of a snapshot.
 *
 * @param columns of Prisma's model
 */
function readRows<Row>(
  database: Connection,
  table: string,
  columns: { [Column in keyof Row]: Column },
  order = '',
): Promise<Row[]> {
  const sql = `SELECT ${selectList(Object.keys(columns))} FROM ${table} ${order}`
  return database.query({ sql, typeCast: booleanCast })
}
