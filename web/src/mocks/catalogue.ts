import { excerpt } from '../../../schema/excerpt.ts'
import { slugify } from '../../../schema/slug.ts'
import type * as Schema from '../ask/schema-types.generated.ts'
import type { MockUser } from './accounts.ts'

export type MockPhoto = Schema.Photo
export type MockNeighborhood = Schema.Neighborhood
export type MockEntry = Schema.AuditEntry
export type MockBusiness = Omit<Schema.Business, 'owner'> & { owner: MockUser | null }

/** Rows of the API by type, with references to each other. Unset fields resolve to a blank value. */
export interface MockCatalogue {
  cities: Schema.City[]
  neighborhoods: Schema.Neighborhood[]
  categories: Schema.Category[]
  subcategories: Schema.Subcategory[]
  attributes: Schema.Attribute[]
  businesses: MockBusiness[]
  users: MockUser[]
  invitations: Schema.Invitation[]
  entries: MockEntry[]
  emptySearches: Schema.EmptySearch[]
  waitingMails: Schema.WaitingMails[]
}

export type BusinessWish = Partial<Omit<MockBusiness, 'id' | 'address'>> & {
  name: string
  neighborhood: Schema.Neighborhood
  address?: Partial<Schema.Address>
}

type Three<Row> = [Row, Row, Row]

/** Three pages of nine, the last with two. */
export const bakeriesInTaubate = 20

/**
 * Sample region with twenty bakeries and an inn, a city without neighborhoods and a category without
 * subcategories.
 */
export function sampleCatalogue(): MockCatalogue {
  const catalogue: MockCatalogue = {
    cities: [],
    neighborhoods: [],
    categories: [],
    subcategories: [],
    attributes: [],
    businesses: [],
    users: [],
    invitations: [],
    entries: [],
    emptySearches: [],
    waitingMails: [],
  }
  addCity(catalogue, 'Taubaté', ['Centro', 'Vila São José'])
  addCity(catalogue, 'Ubatuba', ['Itaguá'])
  addCity(catalogue, 'Areias', [])
  const food = addCategory(catalogue, 'Alimentação', ['Padarias', 'Pizzarias'])
  const stay = addCategory(catalogue, 'Hospedagem', ['Pousadas'])
  addCategory(catalogue, 'Eventos', [])
  addAttribute(catalogue, { name: 'Aceita Pix', group: 'Pagamento' })
  addAttribute(catalogue, { name: 'Faz entrega', group: 'Atendimento' })
  const [centro, , itagua] = catalogue.neighborhoods as Three<MockNeighborhood>
  const [bakery, , inn] = catalogue.subcategories as Three<Schema.Subcategory>
  for (let number = 1; number <= bakeriesInTaubate; number++) {
    const name = `Padaria ${number}`
    addBusiness(catalogue, { name, neighborhood: centro, categories: [food], subcategories: [bakery] })
  }
  const name = 'Pousada da Praia'
  addBusiness(catalogue, { name, neighborhood: itagua, categories: [stay], subcategories: [inn] })
  return catalogue
}

export function insert<Row extends { id: string }>(rows: Row[], wish: Partial<Row>): Row {
  const row = { id: String(Math.max(0, ...rows.map(({ id }) => Number(id))) + 1), ...wish } as Row
  rows.push(row)
  return row
}

export function addCity(catalogue: MockCatalogue, name: string, neighborhoods: string[]): Schema.City {
  const city = insert(catalogue.cities, { name, slug: slugify(name), active: true, holidays: [] })
  for (const each of neighborhoods) insert(catalogue.neighborhoods, { name: each, slug: slugify(each), city })
  return city
}

export function addCategory(catalogue: MockCatalogue, name: string, subcategories: string[]) {
  const category: Schema.Category = insert(catalogue.categories, { name, slug: slugify(name), synonyms: [] })
  for (const each of subcategories)
    insert(catalogue.subcategories, { name: each, slug: slugify(each), active: true, category, synonyms: [] })
  return category
}

/** Adds an attribute that applies to all categories by default. */
export function addAttribute(
  catalogue: MockCatalogue,
  wish: Pick<Schema.Attribute, 'name' | 'group'> & Partial<Schema.Attribute>,
): Schema.Attribute {
  return insert(catalogue.attributes, {
    slug: slugify(wish.name),
    question: `${wish.name}?`,
    kind: 'YES_NO',
    options: [],
    categories: [],
    isFilter: true,
    isAlwaysInSight: false,
    meaning: null,
    icon: null,
    active: true,
    position: 0,
    warning: null,
    ...wish,
  })
}

export function addBusiness(catalogue: MockCatalogue, wish: BusinessWish): MockBusiness {
  const { neighborhood, address, ...wished } = wish
  return insert(catalogue.businesses, {
    slug: slugify(wish.name),
    excerpt: excerpt(wish.description ?? ''),
    phone: '1236221234',
    state: 'PUBLISHED',
    categories: catalogue.categories.slice(0, 1),
    subcategories: [],
    photos: [],
    owner: null,
    latitude: null,
    longitude: null,
    version: 1,
    createdAt: '2026-03-09T15:00:00.000Z',
    updatedAt: '2026-03-09T15:00:00.000Z',
    ...wished,
    address: { ...address, city: neighborhood.city, neighborhood },
  })
}

export function mockImage(number: number, change: Partial<Schema.Image> = {}): Schema.Image {
  const url = `/media/${String(number).padStart(64, '0')}`
  return { url, width: 1600, height: 1200, color: '#3f8068', ...change }
}

/** Distinct photos, of which the first has an alternative text. */
export function mockPhotos(count: number): MockPhoto[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `foto-${index + 1}`,
    alt: index === 0 ? 'Fachada com toldo verde' : null,
    image: mockImage(index + 1),
  }))
}

/** Adds an entry as the newest one of the audit trail. */
export function addEntry(
  { entries }: MockCatalogue,
  wish: Pick<MockEntry, 'entity' | 'action' | 'entityId'> & Partial<MockEntry>,
): MockEntry {
  const id = String(entries.length + 1)
  const at = '2026-11-20T15:04:00.000Z'
  entries.unshift({ id, at, actor: null, changes: {}, requestId: 'pedido-1', ...wish } as MockEntry)
  return entries[0] as MockEntry
}
