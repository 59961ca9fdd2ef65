import type { Connection, Pool } from 'mariadb'
import {
  type BusinessFieldName,
  businessFieldNames,
  columnName,
  type FieldNameWith,
  isField,
  perField,
} from '../../schema/business/per-field.ts'
import { addDays, localDate } from '../../schema/hours/calendar.ts'
import { weekFields } from '../../schema/hours/hours.ts'
import type { ImageStore } from '../src/media/store.ts'
import { insertAccounts } from './accounts.ts'
import { deprecatedColumns } from './answers/attributes.ts'
import { makeBusiness } from './business.ts'
import { registrationDates } from './calendar.ts'
import { addDemoPhotos } from './photos.ts'
import { findId, insertRegion, type RegionIds } from './region.ts'
import { insertRows, inTransaction, raiseVersion } from './rows.ts'

const BATCH = 1000

export interface LoadOptions {
  /** Target number of establishments in the database. */
  businesses: number
  /** End of the 14 months of creation dates. */
  now: Date
  /** Whether to create the demo accounts: only in a database that the product created itself. */
  accounts: boolean
  /** Whether to close a few, to show closed establishments. */
  closures?: boolean
  /** Photo store; no photos without it. */
  store?: ImageStore
  /** Called after each batch, with the number of missing establishments inserted so far. */
  onProgress?: (done: number, total: number) => void
}

/** Columns set on insert; `closeSome` sets the state. */
const made = businessFieldNames.filter(
  (name) => !isField(name, { group: 'state' }) && !isField(name, { group: 'area' }),
) as Exclude<BusinessFieldName, FieldNameWith<{ group: 'state' | 'area' }>>[]

const columns = {
  ...perField(made, columnName),
  slug: 'slug',
  searchName: 'search_name',
  searchWords: 'search_words',
  excerpt: 'excerpt',
  cityId: 'city_id',
  neighborhoodId: 'neighborhood_id',
  hoursInformedOn: 'hours_informed_on',
  createdAt: 'created_at',
} as const

const fields = Object.keys(columns) as (keyof typeof columns)[]

/** Assigns unique slugs: "padaria-sol", "padaria-sol-2", "padaria-sol-3", ... */
function slugRegister(slugs: Iterable<string>): (wanted: string) => string {
  const taken = new Set(slugs)
  const next = new Map<string, number>()
  return (wanted) => {
    let slug = wanted
    let number = next.get(wanted) ?? 2
    while (taken.has(slug)) slug = `${wanted}-${number++}`
    if (slug !== wanted) next.set(wanted, number)
    taken.add(slug)
    return slug
  }
}

function toEntry(index: number, createdAt: Date, ids: RegionIds, freeSlug: (wanted: string) => string) {
  const { city, neighborhood, ...business } = makeBusiness(index)
  return {
    ...business,
    slug: freeSlug(business.slug),
    cityId: findId(ids.cities, city.slug),
    neighborhoodId: findId(ids.neighborhoods, `${city.slug}/${neighborhood.slug}`),
    hoursInformedOn: weekFields.some((name) => business[name] !== null)
      ? localDate(createdAt.getTime())
      : null,
    createdAt,
  }
}

/** An establishment with all values of its row. */
type Entry = ReturnType<typeof toEntry>

async function insertEntries(connection: Connection, entries: Entry[], ids: RegionIds): Promise<void> {
  const rows = entries.map((entry) => ({
    ...Object.fromEntries(fields.map((field) => [columns[field], entry[field]])),
    ...deprecatedColumns(entry.answers),
    updated_at: entry.createdAt,
    first_published_at: entry.createdAt,
  }))
  await insertRows(connection, 'businesses', rows)
  const slugs = entries.map((entry) => entry.slug)
  const sql = 'SELECT slug, id FROM businesses WHERE slug IN (?)'
  const found = new Map(await connection.query<[string, number][]>({ sql, rowsAsArray: true }, [slugs]))
  const marks = entries.map(({ slug }) => ({ business_id: findId(found, slug) }))
  await insertRows(connection, 'demo_businesses', marks)
  const links = (key: 'categories' | 'subcategories', column: string) =>
    entries.flatMap((entry) =>
      entry[key].map(({ slug }, position) => {
        return { business_id: findId(found, entry.slug), [column]: findId(ids[key], slug), position }
      }),
    )
  await insertRows(connection, 'business_categories', links('categories', 'category_id'))
  await insertRows(connection, 'business_subcategories', links('subcategories', 'subcategory_id'))
  const answers = entries.flatMap((entry) =>
    entry.answers.map(({ attribute, value }) => ({
      business_id: findId(found, entry.slug),
      attribute_id: findId(ids.attributes, attribute),
      value,
    })),
  )
  await insertRows(connection, 'business_attributes', answers)
  await raiseVersion(connection)
}

/**
 * Fills a migrated database with the region and with establishments up to the target, in batches of one transaction
 * each. Idempotent: region rows are matched by slug, and new establishments continue after the highest id. Each is
 * marked in `demo_businesses`.
 *
 * @returns number of establishments added
 */
export async function loadDemo(pool: Pool, options: LoadOptions): Promise<number> {
  const ids = await inTransaction(pool, insertRegion)
  const sql = 'SELECT slug, id FROM businesses'
  const existing = await pool.query<[string, number][]>({ sql, rowsAsArray: true })
  const highestId = existing.reduce((highest, [, id]) => Math.max(highest, id), 0)
  const freeSlug = slugRegister(existing.map(([slug]) => slug))
  const total = Math.max(0, options.businesses - existing.length)
  const dates = registrationDates(total, options.now)
  for (let start = 0; start < total; start += BATCH) {
    const entries = dates
      .slice(start, start + BATCH)
      .map((date, offset) => toEntry(highestId + start + offset, date, ids, freeSlug))
    await inTransaction(pool, (connection) => insertEntries(connection, entries, ids))
    options.onProgress?.(start + entries.length, total)
  }
  if (options.closures) await inTransaction(pool, (connection) => closeSome(connection, options.now))
  if (options.store) await addDemoPhotos(pool, options.store)
  // Last, so that an interrupted first start is completed by the next one (demo-at-start.ts).
  if (options.accounts) await inTransaction(pool, insertAccounts)
  return total
}

/** Every nth demo establishment, by id. */
const kinds = [
  { every: 200, at: 41, state: 'CLOSED_TEMPORARILY', reopensIn: 40 },
  { every: 400, at: 127, state: 'CLOSED_TEMPORARILY', reopensIn: null },
  { every: 700, at: 233, state: 'CLOSED_TEMPORARILY', reopensIn: -12 },
  { every: 700, at: 311, state: 'CLOSED_FOR_GOOD', reopensIn: null },
  { every: 1000, at: 389, state: 'DRAFT', reopensIn: null },
] as const

/** Closes a few without an owner, temporarily or permanently, and makes one or two drafts. Idempotent. */
async function closeSome(connection: Connection, now: Date): Promise<void> {
  const today = localDate(now.getTime())
  for (const { every, at, state, reopensIn } of kinds) {
    await connection.query(
      `UPDATE businesses b JOIN demo_businesses d ON d.business_id = b.id
       SET b.state = ?, b.reopens_on = ?, b.closed_on = ?
       WHERE b.id % ? = ? AND b.owner_id IS NULL AND b.state = 'PUBLISHED'`,
      [
        state,
        reopensIn === null ? null : addDays(today, reopensIn),
        state === 'CLOSED_FOR_GOOD' ? today : null,
        every,
        at,
      ],
    )
  }
  await raiseVersion(connection)
}
