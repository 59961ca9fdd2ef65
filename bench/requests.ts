import { addTypenameToDocument } from '@apollo/client/utilities'
import type { Request } from 'autocannon'
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, print } from 'graphql'
import { demoAdmin } from '../graphql-server/demo/accounts.ts'
import { SearchBusinessesDocument as WholeBusinessesDocument } from '../graphql-server/src/http/rest/gql/documents.ts'
import { BusinessPointsDocument } from '../web/src/gql/map/graphql.ts'
import { SearchBusinessesDocument } from '../web/src/site/explore/page.generated.ts'
import { HomeDocument } from '../web/src/site/home/page.generated.ts'
import { ProfileDocument } from '../web/src/site/profile/page.generated.ts'
import { OpenDayDocument } from '../web/src/site/today/page.generated.ts'
import type { SampleFilter } from './samples.ts'

/** Distinct pages to cycle through, each of another random order. */
const variety = 1000

const perPage = 9

const minuteMs = 60_000

/** Pages 1 to 50, each with its own seed. */
const pages = Array.from({ length: variety }, (_, index) => ({
  page: 1 + (index % 50),
  perPage,
  seed: `bench ${index}`,
}))

/** As Apollo Client sends it, with `__typename` in every selection. */
const searchQuery = print(addTypenameToDocument(parse(SearchBusinessesDocument.toString())))
const wholeQuery = print(WholeBusinessesDocument)
const pointsQuery = print(addTypenameToDocument(BusinessPointsDocument))
const latestQuery = print(addTypenameToDocument(only(parse(HomeDocument.toString()), 'latestBusinesses')))
const openDayQuery = print(addTypenameToDocument(parse(OpenDayDocument.toString())))
const profileQuery = print(addTypenameToDocument(parse(ProfileDocument.toString())))
const profileAloneQuery = print(addTypenameToDocument(only(parse(ProfileDocument.toString()), 'business')))

function overGraphQL(query: string, variables: object): Request {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  }
}

/** Searches in random order. */
export const searches = {
  /** Pages 1 to 50 of one filter. */
  of: (filter: SampleFilter['filter']) => pages.map((page) => overGraphQL(searchQuery, { filter, ...page })),
  /** One page of the unfiltered search under many seeds. */
  page: (page: number) => pages.map((each) => overGraphQL(searchQuery, { filter: {}, ...each, page })),
  /** Page 1 of a filter. */
  first: (filter: SampleFilter['filter']) =>
    overGraphQL(searchQuery, { filter, page: 1, perPage, seed: 'bench' }),
  /** Page 1 of "open now" at a minute. @param minutesAgo at most one day */
  open: (minutesAgo: number) => {
    const minute = Math.floor(Date.now() / minuteMs) - minutesAgo
    const moment = new Date(minute * minuteMs).toISOString()
    return overGraphQL(searchQuery, { filter: { openNow: true }, page: 1, perPage, seed: 'bench', moment })
  },
  /** Whole establishments, as the REST handler queries them. */
  whole: pages.map((page) => overGraphQL(wholeQuery, { order: 'RANDOM', ...page })),
  /** The same over REST. */
  rest: pages.map(({ page, seed }) =>
    get(
      `/api/businesses/search?${new URLSearchParams({ random: 'true', page: `${page}`, perPage: `${perPage}`, seed })}`,
    ),
  ),
}

/** Map points of a large part of the region, under many seeds. */
export const points = pages.map(({ seed }) =>
  overGraphQL(pointsQuery, {
    filter: { within: { south: -23.4, west: -46, north: -22.6, east: -45 } },
    seed,
  }),
)

/** Typical input: prefixes, categories, places, typing errors, names. */
const texts = [
  'pad',
  'padaria',
  'padaria taub',
  'dentista no centro de jacareí',
  'pizaria',
  'oculista',
  'posto',
  'farm',
]

/** Suggestions for these texts under many seeds, which vary the establishments. */
export const suggestions = Array.from({ length: variety }, (_, index) =>
  get(
    `/api/suggestions?${new URLSearchParams({ text: texts[index % texts.length] ?? '', seed: `bench ${index}` })}`,
  ),
)

/** The eight newest, as on the home page. */
export const latest = [overGraphQL(latestQuery, {})]

/** Openings of today in the whole region, under many seeds. */
export const openDays = pages.map(({ seed }) => overGraphQL(openDayQuery, { seed }))

/** Profiles with related establishments, as the profile page queries them. */
export const profilesWithRelated = (slugs: string[]) =>
  slugs.map((slug) => overGraphQL(profileQuery, { slug, limit: 4, seed: 'bench' }))

/** Profiles alone. */
export const profiles = (slugs: string[]) => slugs.map((slug) => overGraphQL(profileAloneQuery, { slug }))

/** Successful sign-in, dominated by argon2id. */
export const login = overGraphQL('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
  input: { email: demoAdmin.email, password: demoAdmin.password },
})

/** A browser's GET. */
export function get(path: string, headers: Record<string, string> = {}): Request {
  return { method: 'GET', path, headers }
}

/** The same requests to one path of the floor. */
export function toFloor(path: string, requests: Request[]): Request[] {
  return requests.map((request) => ({ ...request, path }))
}

/** Reduces an operation to one root field with the variables and fragments that it uses. */
function only(document: DocumentNode, field: string): DocumentNode {
  const operations = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation): OperationDefinitionNode => {
      const selections = operation.selectionSet.selections.filter(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === field,
      )
      const used = selections.map(print).join()
      return {
        ...operation,
        selectionSet: { ...operation.selectionSet, selections },
        variableDefinitions: (operation.variableDefinitions ?? []).filter(({ variable }) =>
          used.includes(`$${variable.name.value}`),
        ),
      }
    })
  const used = operations.map(print).join()
  const fragments = document.definitions.filter(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && used.includes(`...${definition.name.value}`),
  )
  return { kind: Kind.DOCUMENT, definitions: [...operations, ...fragments] }
}
