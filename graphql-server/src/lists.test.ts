import {
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
} from 'graphql'
import type { Pool } from 'mariadb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import { useImages } from '../test/pictures.ts'
import { query } from '../test/query.ts'
import { insertRowsOfEverything } from '../test/rows-of-everything.ts'
import { countingPrisma } from '../test/statements.ts'
import { createPool } from './database/client.ts'
import { schema } from './schema.ts'
import { createSearchEngine, type SearchEngine } from './search/engine.ts'
import { createSuggestions, type Suggestions } from './suggestions/suggest.ts'

const database = useDatabase()
const pictures = useImages(database)
const onPool: string[] = []
let counting: ReturnType<typeof countingPrisma>
let pool: Pool
let search: SearchEngine
let suggestions: Suggestions

beforeAll(() => {
  counting = countingPrisma(database.config)
  const logger = { query: (text: string) => /^(?!PREPARE).*SELECT/.test(text) && onPool.push(text) }
  pool = createPool({ ...database.config, logger })
  search = createSearchEngine({ pool, secret: 'secret' })
  suggestions = createSuggestions(pool, search)
})
afterAll(async () => {
  await counting.prisma.$disconnect()
  await pool.end()
})

const city = 'city { name businessCount image { width } neighborhoods { name } }'
const category = 'name businessCount icon { width } subcategories { name icon { width } }'
const whole = `id name owner { name photo { width } businessCount } address { street neighborhood { name businessCount ${city} } } areas { city { name } neighborhood { name businessCount } }
  categories { ${category} } subcategories { name category { name } } photos { image { width } } confirmations { confirmedOn } attributes { label attribute { name } }`
const card = `id name cover { image { width } } city { businessCount } neighborhood { name ${city} } categories { ${category} }
  business { phone photos { image { width } } address { city { name } } }`
const items = (fields: string) => `{ items { ${fields} } pagination { total } }`

/** Every list and page that can be asked for, with as much of each row as an operation may cost. */
const lists: Record<string, string> = {
  attributePage: `attributePage(perPage: 50) ${items('name businessCount warning options { name } categories { name }')}`,
  attributes: 'attributes { name businessCount options { name } categories { name } }',
  auditEntries: `auditEntries(filter: { action: UPDATE }, perPage: 50) ${items('id name subject { name } references { name } restorationState restorableUntil partOf { id } undoes { id } lineCounts { count } actor { name photo { width } businessCount businesses { name } }')}`,
  businessPage: `businessPage(perPage: 50) ${items(whole)}`,
  businessPairs: `businessPairs(perPage: 50) ${items('score reasons first { name address { street city { name } } } second { name }')}`,
  businessPoints: 'businessPoints { items { id name latitude } total }',
  businessesOfOwner: `businessesOfOwner(ownerId: 1, perPage: 50) ${items(whole)}`,
  categories: `categories { ${category} }`,
  categoryPage: `categoryPage(perPage: 50) ${items(category)}`,
  cities:
    'cities { name businessCount neighborhoodCount image { width } neighborhoods { name businessCount } }',
  cityPage: `cityPage(perPage: 50) ${items('name businessCount neighborhoodCount image { width } neighborhoods { name }')}`,
  emptySearchPage: `emptySearchPage(perPage: 50) ${items('words visitors lastDay')}`,
  favorites: `favorites { id business { id name cover { id } neighborhood { ${city} } business { phone photos { id } } } }`,
  latestBusinesses: `latestBusinesses(limit: 50) { ${card} }`,
  invitations: 'invitations { id name email role expiresAt }',
  myProposals: `myProposals(perPage: 50) ${items('topic changes state business { name } references { name } photos { id } newPhotos { url }')}`,
  neighborhoodPage: `neighborhoodPage(perPage: 50) ${items(`name businessCount ${city}`)}`,
  neighborhoods: `neighborhoods { name businessCount city { name } }`,
  openSessions: 'openSessions { id device createdAt lastUsedOn isCurrent }',
  passkeys: 'passkeys { id name createdAt lastUsedOn }',
  photoImports: 'photoImports { id counts { text } problems { file } }',
  popularCities: 'popularCities { name businessCount image { width } neighborhoods { name } }',
  ownersDates: 'ownersDates { id content isOutdated business { name } changes { date before after } }',
  proposalPage: `proposalPage(filter: { state: OPEN }, perPage: 50) ${items('topic changes current isOutdated warnings business { name } references { name } photos { id } newPhotos { url } decidedBy { name } submissions { note sender { name photo { width } } }')}`,
  recentBusinesses: `recentBusinesses(limit: 50) { ${whole} }`,
  registrations: 'registrations { id createdAt }',
  registrationsByDay: 'registrationsByDay(month: "2026-11") { date count }',
  relatedBusinesses: `relatedBusinesses(slug: "b-1", limit: 50) { ${card} }`,
  searchAlternatives:
    'searchAlternatives(filter: { city: "city-1", category: "category-1" }) { without total }',
  searchBusinesses: `searchBusinesses(perPage: 50) ${items(card)}`,
  similarBusinesses:
    'similarBusinesses(input: { name: "b 1", phone: "12999990000", cityId: 1, neighborhoodId: 1 }) { reasons business { name address { city { name } } } }',
  suggestions: 'suggestions(text: "city") { label filter { city } }',
  sourceCategoryPage: `sourceCategoryPage(filter: { state: CHANGED }, perPage: 50) ${items('name target subcategoryId')}`,
  subcategories: 'subcategories { name businessCount icon { width } category { name subcategoryCount } }',
  subcategoryPage: `subcategoryPage(perPage: 50) ${items('name businessCount icon { width } category { name }')}`,
  upcomingHolidays: 'upcomingHolidays { name }',
  userPage: `userPage(perPage: 50) ${items('name photo { width } businessCount businesses { name address { city { name } } }')}`,
  waitingMails: 'waitingMails { reason total since }',
  workOfTheDay: 'workOfTheDay { business { id name } kind dueOn canAskByChat }',
  yearHolidays: 'yearHolidays(city: "city-1") { name }',
}

type Costs = Record<string, number>

/** Asks for lists by their names. */
async function measureCosts(names: readonly string[]): Promise<{ statements: Costs; rows: Costs }> {
  const costs = { statements: {} as Costs, rows: {} as Costs }
  const services = { ...database, ...pictures, prisma: counting.prisma, search, suggestions }
  // What the search keeps in memory is read again after every write, and then not any more.
  for (const order of ['NEWEST', 'RANDOM'] as const)
    await search.search({ filter: {}, order, page: 1, perPage: 1, visitor: 'somebody' })
  await search.related({ slug: 'b-1', limit: 1, visitor: 'somebody' })
  await suggestions.suggest({ text: 'city', visitor: 'somebody' })
  await query(services, `{ ${lists.searchAlternatives} ${lists.businessPoints} }`)
  for (const name of names) {
    counting.statements.length = onPool.length = 0
    const { data, errors } = await query(services, `{ ${lists[name]} }`, { viewer: { id: 1, role: 'admin' } })
    expect([name, errors]).toEqual([name, undefined])
    const list = data?.[name] as unknown[] | { items: unknown[] }
    costs.rows[name] = Array.isArray(list) ? list.length : list.items.length
    costs.statements[name] = counting.statements.length + onPool.length
  }
  return costs
}

/** The fields of a type that are lists of objects, or pages of them. */
function listFields(type: GraphQLObjectType): string[] {
  const fields = Object.values(type.getFields()).filter((field) => {
    const inner = getNamedType(field.type)
    return isObjectType(inner) && (isListType(getNullableType(field.type)) || 'items' in inner.getFields())
  })
  return fields.map(({ name }) => `${type.name}.${name}`).sort()
}

it('every list and page of the root is tried', () => {
  const names = Object.keys(lists).map((name) => `Query.${name}`)
  expect(names.sort()).toEqual(listFields(schema.getQueryType() as GraphQLObjectType))
})

it('every list costs as many statements at fifty rows as at one', async () => {
  const { prisma } = database
  const names = Object.keys(lists)
  const each = (rows: number) => Object.fromEntries(names.map((name) => [name, rows]))
  await insertRowsOfEverything(prisma, 1, 1)
  const alone = await measureCosts(names)
  // Nothing is related to itself: what that list costs shows with the second row.
  await insertRowsOfEverything(prisma, 2, 2)
  const related = await measureCosts(['relatedBusinesses'])
  const one = { ...alone.statements, ...related.statements }
  expect({ ...alone.rows, ...related.rows }).toEqual({
    ...each(1),
    registrationsByDay: 30,
    upcomingHolidays: expect.any(Number),
    yearHolidays: expect.any(Number),
    searchAlternatives: 2,
  })
  await insertRowsOfEverything(prisma, 3, 50)
  await prisma.business.updateMany({ data: { ownerId: 1 } })
  const fifty = await measureCosts(names)
  expect(fifty.rows).toEqual({
    ...each(50),
    registrationsByDay: 30,
    upcomingHolidays: expect.any(Number),
    yearHolidays: expect.any(Number),
    relatedBusinesses: 49,
    searchAlternatives: 2,
    // The names of the others have other numbers.
    similarBusinesses: 1,
    suggestions: 6,
    photoImports: 5,
    // One for each reason.
    waitingMails: 1,
    // All fifty were changed today.
    workOfTheDay: 0,
  })
  expect(fifty.statements).toEqual(one)
})

describe('a list within a row', () => {
  /** Those that the database bounds, and where they are asked for. */
  const bounded: Record<string, string> = {
    'Category.subcategories': '{ category(id: 1) { subcategories { id } } }',
    'City.neighborhoods': '{ city(id: 1) { neighborhoods { id } } }',
    'User.businesses': '{ user(id: 1) { businesses { id } } }',
  }
  /** Those that are never longer, since no more can be written, or the page or the report holds no more. */
  const short =
    /^(AuditEntry\.(references|lineCounts)|Attribute\.(options|categories)|AuditReference\.options|Business(Card)?\.(categories|subcategories|attributes|photos|confirmations|areas|sources)|\w+(Page|Points|Search)\.items|Import(Report|Line)\.\w+|SourceReport\.\w+|PhotoImport\.\w+|SourceTable\.(attributes|columns)|BusinessesEditPreview\.edits|BusinessEdit\.changes|CityOverview\.\w+|Open(Day|Category)\.\w+|DrawnList\.items|SavedDateHours\.\w+|DutyRosterReport\.\w+|Claim(Options|Review)\.\w+|OwnersDates\.changes|AcceptedDates\.skipped|Proposal\.(photos|newPhotos|references|submissions)|SubmissionStatus\.proposals|SubmittedProposals\.receipts|UndoResult\.(fields|obstacles|references)|MergePreview\.(fields|references)|City\.upcomingHolidays|Hours\.exceptions)$/

  it('is bounded, whichever it is', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()]
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && !isIntrospectionType(type) && !roots.includes(type),
    )
    const nested = types.flatMap((type) => listFields(type as GraphQLObjectType))
    expect(nested.filter((name) => !short.test(name)).sort()).toEqual(Object.keys(bounded))
  })

  it.each(Object.entries(bounded))('of %s is bounded by the database', async (_name, document) => {
    counting.statements.length = 0
    await query({ prisma: counting.prisma }, document, { viewer: { id: 1, role: 'admin' } })
    expect(counting.statements.at(-1)).toMatch(/ORDER BY .* LIMIT \?/)
  })
})
