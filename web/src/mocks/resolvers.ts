import { GraphQLError } from 'graphql'
import { pointsInput, searchInput } from '../../../schema/input/search.ts'
import { unaccent } from '../../../schema/slug.ts'
import { accountsOf } from './account-resolvers.ts'
import { adminRootOf } from './admin/root.ts'
import { type MockBusiness, type MockCatalogue, toCard } from './catalogue.ts'
import { overviewOf } from './city-overview.ts'
import { suggested } from './suggestions.ts'

interface Key {
  id?: string
  slug?: string
}

interface SearchArguments {
  filter?: Partial<Record<'name' | 'city' | 'neighborhood' | 'category' | 'subcategory', string>> & {
    near?: MockNear
    within?: MockBox
    openNow?: boolean
    stepFree?: boolean
    includeUnknownHours?: boolean
  }
  moment?: string
  order: 'NEWEST' | 'RANDOM'
  page: number
  perPage: number
  seed?: string
}

/** The root of the schema over a catalogue in memory, with the rules that pages depend on. */
export function rootOf(catalogue: MockCatalogue) {
  const { cities, neighborhoods, categories, subcategories, businesses } = catalogue
  return {
    ...accountsOf(catalogue),
    ...adminRootOf(catalogue),
    cities: ({ active }: { active?: boolean }) => cities.filter((city) => !active || city.active),
    popularCities: () => cities.filter(({ isPopular }) => isPopular),
    categories: () => categories,
    neighborhoods: ({ city }: { city?: string }) =>
      neighborhoods.filter((each) => !city || matches(each.city, city)),
    neighborhood: ({ id, slug }: Key) =>
      neighborhoods.find((each) => matches(each, id ?? slug ?? '')) ?? null,
    subcategory: ({ id, slug }: Key) => subcategories.find((each) => matches(each, id ?? slug ?? '')) ?? null,
    subcategories: (args: { categories?: string[]; active?: boolean }) =>
      subcategories.filter(
        ({ active, category }) =>
          (!args.active || active) &&
          (!args.categories || args.categories.some((wanted) => matches(category, wanted))),
      ),
    business: ({ id, slug }: Key) =>
      businesses.find((business) => matches(business, id ?? slug ?? '')) ?? null,
    latestBusinesses: ({ limit }: { limit: number }) => businesses.toReversed().slice(0, limit).map(toCard),
    cityOverview: (place: { city: string; category?: string | null }) => overviewOf(catalogue, place),
    suggestions: ({ text }: { text: string }) => suggested(catalogue, text),
    relatedBusinesses: (args: { slug: string; limit: number; seed?: string }) => {
      const origin = businesses.find(({ slug }) => slug === args.slug)
      return shuffled(origin ? relatedTo(origin, businesses) : [], args.seed ?? '')
        .slice(0, args.limit)
        .map(toCard)
    },
    searchAlternatives: ({ filter }: { filter: NonNullable<SearchArguments['filter']> }) =>
      Object.keys(filter).map((without) => ({
        without: without.replace(/[A-Z]/g, '_$&').toUpperCase(),
        total: businesses.filter(
          (each) =>
            passes(each, { ...filter, [without]: '' }) && (without === 'near' || isNear(each, filter.near)),
        ).length,
      })),
    businessPoints: (request: Pick<SearchArguments, 'filter' | 'moment' | 'seed'>) => {
      const { error } = pointsInput.safeParse(request)
      if (error) throw new GraphQLError(error.issues[0]?.message ?? '')
      const { filter = {}, seed = '' } = request
      const matching = businesses.filter((each) => passes(each, filter) && isNear(each, filter.near))
      const placed = matching.filter(({ latitude }) => latitude != null)
      const seen = placed.filter((each) => isWithin(each, filter.within))
      return {
        items: shuffled(seen, seed).slice(0, 500),
        total: seen.length,
        unplaced: matching.length - placed.length,
      }
    },
    reportEmptySearch: () => true,
    searchBusinesses: (request: SearchArguments) => {
      // What the real server refuses is refused here.
      const { error } = searchInput.safeParse(request)
      if (error) throw new GraphQLError(error.issues[0]?.message ?? '')
      const { filter = {}, order, page, perPage, seed = '' } = request
      const { openNow, includeUnknownHours } = filter
      const all = businesses.filter(
        (business) =>
          passes(business, filter) && isNear(business, filter.near) && isWithin(business, filter.within),
      )
      const unknown = all.filter(({ mondayHours }) => mondayHours === null)
      const found = all.filter(
        (business) =>
          !openNow ||
          business.mondayHours === '24h' ||
          (includeUnknownHours && business.mondayHours === null),
      )
      const ordered = order === 'RANDOM' ? shuffled(found, seed) : found.toReversed()
      return {
        items: ordered
          .slice((page - 1) * perPage, page * perPage)
          .map((each) => ({ ...toCard(each), distance: filter.near ? distanceOf(each, filter.near) : null })),
        pagination: {
          page,
          perPage,
          total: found.length,
          totalPages: Math.ceil(found.length / perPage),
          seed: order === 'RANDOM' ? seed : null,
          moment: request.moment ?? null,
          unknownHours: openNow ? unknown.length : null,
        },
      }
    },
  }
}

interface MockNear {
  latitude: number
  longitude: number
  km: number
}

/** Kilometres on a flat region, with one decimal. */
function distanceOf({ latitude, longitude }: MockBusiness, near: MockNear): number {
  if (latitude == null || longitude == null) return Number.POSITIVE_INFINITY
  const km = 111 * Math.hypot(latitude - near.latitude, longitude - near.longitude)
  return Math.round(km * 10) / 10
}

const isNear = (business: MockBusiness, near?: MockNear) => !near || distanceOf(business, near) <= near.km

type MockBox = Record<'south' | 'west' | 'north' | 'east', number>

const isWithin = ({ latitude, longitude }: MockBusiness, box?: MockBox) =>
  !box ||
  (latitude != null &&
    longitude != null &&
    latitude >= box.south &&
    latitude <= box.north &&
    longitude >= box.west &&
    longitude <= box.east)

function matches({ id, slug }: { id: string; slug: string }, key: string): boolean {
  return id === key || slug === key
}

function passes(business: MockBusiness, filter: NonNullable<SearchArguments['filter']>): boolean {
  const { name, city, neighborhood, category, subcategory } = filter
  const words = unaccent(name ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return (
    words.every((word) => unaccent(business.name).includes(word)) &&
    (!filter.stepFree || business.stepFreeEntrance === true) &&
    (!city || matches(business.address.city, city)) &&
    (!neighborhood || matches(business.address.neighborhood, neighborhood)) &&
    (!category || business.categories.some((each) => matches(each, category))) &&
    (!subcategory || business.subcategories.some((each) => matches(each, subcategory)))
  )
}

function relatedTo(origin: MockBusiness, businesses: MockBusiness[]): MockBusiness[] {
  return businesses.filter(
    (other) =>
      other !== origin &&
      other.address.city === origin.address.city &&
      other.categories.some(({ id }) => id === origin.categories[0]?.id),
  )
}

/** The same order for the same seed, another for another: all that pages can tell. */
function shuffled(businesses: MockBusiness[], seed: string): MockBusiness[] {
  const rank = ({ id }: MockBusiness) => {
    let hash = 7
    for (const letter of `${seed}/${id}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
    return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  }
  return businesses.toSorted((a, b) => rank(a) - rank(b))
}
