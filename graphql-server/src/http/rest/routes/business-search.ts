import { deprecatedFilters } from '../../../../../schema/attributes/deprecated-names.ts'
import { searchLimits } from '../../../../../schema/input/limits.ts'
import { pageNumber, pageSize } from '../../../../../schema/input/lists.ts'
import { nearFilter, withinFilter } from '../../../../../schema/input/search.ts'
import { texts } from '../../../messages/texts.ts'
import type { Filter } from '../../../search/filter.ts'
import { degrees, type Field, type Fields, flag, InvalidValue, integer, optional, text } from '../fields.ts'
import {
  type BusinessFragment,
  BusinessPointsDocument,
  type BusinessPointsQuery,
  SearchBusinessesDocument,
  type SearchBusinessesQuery,
} from '../gql/documents.ts'
import { arraySchema, count, id, objectSchema, string } from '../json-schema.ts'
import { type Entity, one, page, route } from '../route.ts'
import { Business } from './business.ts'

/** Paging parameters. */
export const pages = (perPage: number): Fields => ({
  page: integer('The page.', pageNumber, { default: 1 }),
  perPage: integer('Items on a page.', pageSize, { default: perPage }),
})

/** "true" finds nothing at night or with the other examples. */
const asFalse = (field: Field): Field => ({ ...field, schema: { ...field.schema, examples: [false] } })

const named: Fields = {
  name: text('Words that the name must contain, without regard to case or accents.', 'peixe'),
  city: optional('Slug or id of a city.', 'campos-do-jordao'),
  neighborhood: optional('Slug or id of a neighborhood.', 'descansopolis'),
  category: optional('Slug or id of a category.', 'mercados'),
  subcategory: optional('Slug or id of a subcategory.', 'peixarias'),
}

/** Slug of an attribute, with the answer after a colon unless it is yes. */
const attribute: Field = {
  schema: {
    ...arraySchema(
      `Only establishments that answer yes to an attribute, or have its link, by its slug, or otherwise as in \`slug:value\`, with "no" or the slug of an option. It is repeated for several, all of which must hold, at most ${searchLimits.attributes}.`,
      { type: 'string' },
    ),
    // With the other examples, an attribute would find nothing.
    examples: [[]],
  },
  variable: 'filter.attributes',
  read(values) {
    const filters = values.flat().filter((value) => value !== '')
    return filters.map((value) => {
      const [slug = '', ...answer] = String(value).split(':')
      return { slug, value: answer.join(':') }
    })
  },
}

const flags: Fields = {
  openNow: asFalse(
    flag(
      'Only establishments that are open at the minute of the search; those without hours match with `includeUnknownHours` only.',
    ),
  ),
  stepFree: asFalse(
    flag(
      `Deprecated: use \`attribute=${deprecatedFilters.stepFree}\`. Only establishments that can be entered without a step; those for which it is not known never match.`,
    ),
  ),
  onlyThere: asFalse(
    flag(
      'Only establishments that are in the city and neighborhood, without those that serve them from elsewhere.',
    ),
  ),
  includeUnknownHours: flag('With `openNow`: also establishments that tell no hours of that day.'),
}

/** Maps fields to variables of the filter. */
const inFilter = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, variable: `filter.${name}` }]),
  )

const filters: Fields = {
  ...inFilter(named),
  lat: ofPosition('latitude', '-22.7394'),
  long: ofPosition('longitude', '-45.5914'),
  ...inFilter(flags),
  attribute,
  km: {
    ...integer('Kilometres around the position: 1, 3, 5 or 10.', nearFilter.shape.km, {
      examples: [10],
    }),
    variable: 'filter.near.km',
  },
  south: ofSide('south', 'southern', '-22.8'),
  west: ofSide('west', 'western', '-45.7'),
  north: ofSide('north', 'northern', '-22.6'),
  east: ofSide('east', 'eastern', '-45.5'),
}

function ofPosition(name: 'latitude' | 'longitude', example: string): Field {
  const description = `The ${name} of a position in degrees, as text; it takes \`lat\`, \`long\` and \`km\` together.`
  return orAbsent(degrees(description, example, nearFilter.shape[name], `filter.near.${name}`))
}

function ofSide(name: 'south' | 'west' | 'north' | 'east', side: string, example: string): Field {
  const description = `The ${side} end of a part of the map in degrees, as text; it takes all four ends together.`
  return orAbsent(degrees(description, example, withinFilter.shape[name], `filter.within.${name}`))
}

/** An empty value means an absent filter, not a cleared one. */
function orAbsent(field: Field): Field {
  return {
    ...field,
    read(values) {
      const value = field.read(values) ?? undefined
      if (value === undefined && /^\s+$/.test(String(values.at(-1))))
        throw new InvalidValue(texts.rest.notANumber)
      return value
    },
  }
}

const isRandom = flag('In a random order that is fair to every establishment; otherwise newest first.')
const random: Field = {
  ...isRandom,
  variable: 'order',
  read: (values) => (isRandom.read(values) ? 'RANDOM' : 'NEWEST'),
}

const seed = optional(
  'What fixes a random order, on one day and while the same establishments match.',
  'bM2x0Zk1',
  { variable: 'seed' },
)

const moment = optional(
  'The whole minute at which `openNow` looks, at most 24 hours back and none ahead; without one, the present one. Send back `pagination.moment`, so that pages fit.',
  '2026-11-20T18:40:00.000Z',
  { variable: 'moment' },
)

/** Such a response is valid for a minute only. */
const isOfThisMinute = (filter: unknown, moment: unknown) =>
  (filter as Filter | undefined)?.openNow === true && !moment

/** A search result: adds the distance, which depends on the search. */
const FoundBusiness: Entity<BusinessFragment & { distance: number | null }> = {
  name: 'FoundBusiness',
  schema: objectSchema('An establishment that a search has found.', {
    ...Business.schema.properties,
    distance: {
      type: ['number', 'null'],
      description:
        'Distance from the position of the search in kilometres, rounded to some 500 m, with one decimal; null for a search without position.',
      examples: [2.4],
    },
  }),
  serialize: ({ distance, ...business }) => ({ ...Business.serialize(business), distance }),
}

const BusinessPoints: Entity<BusinessPointsQuery['entity']> = {
  name: 'BusinessPoints',
  schema: objectSchema('Establishments on a part of the map.', {
    items: arraySchema(
      `Those that are shown, in drawn order: at most ${searchLimits.points}.`,
      objectSchema('Where an establishment is.', {
        _id: id,
        slug: string('The last part of the address of its profile.', 'emporio-do-peixe-dias-vieira'),
        name: string('Its name.', 'Empório do Peixe Dias & Vieira'),
        latitude: string('Latitude in degrees, as text.', '-22.7394'),
        longitude: string('Longitude in degrees, as text.', '-45.5914'),
      }),
    ),
    total: count('How many match on this part of the map, those that are left out included.', 12),
    unplaced: count('How many match the other filters and have no coordinates.', 1),
  }),
  serialize: ({ items, ...totals }) => ({
    items: items.map((point) => ({
      ...point,
      latitude: String(point.latitude),
      longitude: String(point.longitude),
    })),
    ...totals,
  }),
}

type Found = SearchBusinessesQuery['page']['items'][number]
const ofFound = ({ distance, business }: Found) => ({ ...business, distance })

/** Searches by filters: as pages, and as points of a map. */
export const businessSearchRoutes = [
  route({
    method: 'GET',
    path: '/businesses/search',
    operationId: 'searchBusinesses',
    summary: 'Search establishments',
    description:
      'An establishment must match all filters. `lat`, `long` and `km` filter by distance, `south`, `west`, `north` and `east` by map area; neither affects the order. In random order without a `seed`, the order is the visitor’s own for an hour; send back `pagination.seed` to keep one order until midnight in São Paulo, as long as the same establishments match.',
    scope: 'public',
    document: SearchBusinessesDocument,
    query: { ...filters, ...pages(9), random, seed, moment },
    success: page(FoundBusiness, ofFound),
    isPersonal: ({ order, seed, filter, moment }) =>
      (order === 'RANDOM' && !seed) || isOfThisMinute(filter, moment),
  }),
  route({
    method: 'GET',
    path: '/businesses/points',
    operationId: 'listBusinessPoints',
    summary: 'Where the establishments of a search are, for a map',
    description:
      'Accepts the filters of `/businesses/search`; `south`, `west`, `north` and `east` are the visible map area. If more match than are returned, each has the same chance of being included.',
    scope: 'public',
    document: BusinessPointsDocument,
    query: { ...filters, seed, moment },
    success: one(BusinessPoints, ''),
    isPersonal: ({ seed, filter, moment }) => !seed || isOfThisMinute(filter, moment),
  }),
]
