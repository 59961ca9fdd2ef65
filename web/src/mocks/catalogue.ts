import {
  type AddressFieldName,
  addressFieldNames,
  type FieldValues,
  fieldsWith,
  type PlainFieldName,
  perField,
  plainFieldNames,
} from '../../../schema/business/per-field.ts'
import { excerptOf } from '../../../schema/excerpt.ts'
import { slugify } from '../../../schema/slug.ts'
import type { MockInvitation, MockUser } from './accounts.ts'
import type { MockEntry } from './audit.ts'
import { type MockImage, mockImage } from './images.ts'

/** What tests find behind the API: the schema's types as plain objects, each pointing at the others. */
export interface MockPhoto {
  id: string
  alt: string | null
  image: MockImage
}

export interface MockCity {
  id: string
  name: string
  slug: string
  isPopular: boolean
  active: boolean
  /** As they are written. */
  holidays: string[]
  /** Of the next days, of the country and the state too. */
  upcomingHolidays: { date: string; name: string; isOptional: boolean }[]
  image: MockImage | null
  latitude?: number | null
  longitude?: number | null
}

export interface MockNeighborhood {
  id: string
  name: string
  slug: string
  city: MockCity
}

export interface MockCategory {
  id: string
  name: string
  slug: string
  synonyms: string[]
  isPopular: boolean
  schemaType?: string | null
  icon?: MockImage | null
}

export interface MockSubcategory {
  id: string
  name: string
  slug: string
  synonyms: string[]
  active: boolean
  category: MockCategory
  icon?: MockImage | null
}

export interface MockBusiness extends FieldValues<PlainFieldName> {
  id: string
  slug: string
  excerpt: string
  address: FieldValues<AddressFieldName> & { city: MockCity; neighborhood: MockNeighborhood }
  categories: MockCategory[]
  subcategories: MockSubcategory[]
  /** As programs read them; the texts of the days are among the fields. */
  hours: {
    week: (string | null)[]
    exceptions: { date: string; hours: string; reason: string | null }[]
    informedOn: string | null
  } | null
  closedOn: string | null
  photos: MockPhoto[]
  owner: MockUser | null
  /** Raised by every change of its fields. */
  version: number
  createdAt: string
  updatedAt: string
}

export interface MockCatalogue {
  cities: MockCity[]
  neighborhoods: MockNeighborhood[]
  categories: MockCategory[]
  subcategories: MockSubcategory[]
  businesses: MockBusiness[]
  users: MockUser[]
  invitations: MockInvitation[]
  /** The audit trail, oldest first. */
  entries: MockEntry[]
  /** Words that found nothing. */
  emptySearches: { words: string; visitors: number; lastDay: string }[]
  waitingMails: { reason: string; total: number; since: string }[]
}

/** What a test may say of an establishment; the rest is plain. */
export type BusinessWish = Partial<Omit<MockBusiness, 'id' | 'address'>> & {
  name: string
  neighborhood: MockNeighborhood
  address?: Partial<FieldValues<AddressFieldName>>
}

/** An empty catalogue. */
export function emptyCatalogue(): MockCatalogue {
  return {
    cities: [],
    neighborhoods: [],
    categories: [],
    subcategories: [],
    businesses: [],
    users: [],
    invitations: [],
    entries: [],
    emptySearches: [],
    waitingMails: [],
  }
}

const nextId = (list: unknown[]) => String(list.length + 1)

export function addCity(catalogue: MockCatalogue, name: string, neighborhoods: string[]): MockCity {
  const city = {
    id: nextId(catalogue.cities),
    name,
    slug: slugify(name),
    isPopular: false,
    active: true,
    holidays: [],
    upcomingHolidays: [],
    image: null,
  }
  catalogue.cities.push(city)
  for (const each of neighborhoods) {
    catalogue.neighborhoods.push({
      id: nextId(catalogue.neighborhoods),
      name: each,
      slug: slugify(each),
      city,
    })
  }
  return city
}

export function addCategory(catalogue: MockCatalogue, name: string, subcategories: string[]): MockCategory {
  const category = {
    id: nextId(catalogue.categories),
    name,
    slug: slugify(name),
    synonyms: [],
    isPopular: false,
  }
  catalogue.categories.push(category)
  for (const each of subcategories) {
    const id = nextId(catalogue.subcategories)
    catalogue.subcategories.push({
      id,
      name: each,
      slug: slugify(each),
      synonyms: [],
      active: true,
      category,
    })
  }
  return category
}

export function addBusiness(catalogue: MockCatalogue, wish: BusinessWish): MockBusiness {
  const { neighborhood, address, ...wished } = wish
  const business: MockBusiness = {
    ...perField(fieldsWith({ isRequired: false }, plainFieldNames), () => null),
    id: nextId(catalogue.businesses),
    slug: slugify(wish.name),
    description: '',
    excerpt: excerptOf(wish.description ?? ''),
    phone: '1236221234',
    state: 'PUBLISHED',
    closedOn: null,
    categories: catalogue.categories.slice(0, 1),
    subcategories: [],
    hours: null,
    photos: [],
    owner: null,
    version: 1,
    createdAt: '2026-03-09T15:00:00.000Z',
    updatedAt: '2026-03-09T15:00:00.000Z',
    ...wished,
    address: {
      ...perField(addressFieldNames, () => null),
      ...address,
      city: neighborhood.city,
      neighborhood,
    },
  }
  catalogue.businesses.push(business)
  return business
}

/** Photos for an establishment: ids and images of their own from number 1 on, the first with a description. */
export function mockPhotos(count: number): MockPhoto[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `foto-${index + 1}`,
    alt: index === 0 ? 'Fachada com toldo verde' : null,
    image: mockImage(index + 1),
  }))
}

/** An establishment as lists show it. */
export function toCard(business: MockBusiness) {
  const { address, photos, ...card } = business
  return {
    ...card,
    cover: photos[0] ?? null,
    city: address.city,
    neighborhood: address.neighborhood,
    business,
  }
}
