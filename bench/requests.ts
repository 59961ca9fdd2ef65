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

/** How many different pages are asked for in turn: each of another order. */
const variety = 1000

const perPage = 9

const minuteMs = 60_000

/** Pages 1 to 50 of as many orders as there are requests. */
const pages = Array.from({ length: variety }, (_, index) => ({
  page: 1 + (index % 50),
  perPage,
  seed: `bench ${index}`,
}))

/** As the web app's client asks: with the type's name in every object. */
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

/** The search in random order. */
export const searches = {
  /** Pages 1 to 50 of one filter. */
  of: (filter: SampleFilter['filter']) => pages.map((page) => overGraphQL(searchQuery, { filter, ...page })),
  /** One page of the search without a filter, in many orders. */
  page: (page: number) => pages.map((each) => overGraphQL(searchQuery, { filter: {}, ...each, page })),
  /** Page 1 of a filter. */
  first: (filter: SampleFilter['filter']) =>
    overGraphQL(searchQuery, { filter, page: 1, perPage, seed: 'bench' }),
  /** Page 1 of what is open at a minute. @param minutesAgo at most those of a day */
  open: (minutesAgo: number) => {
    const minute = Math.floor(Date.now() / minuteMs) - minutesAgo
    const moment = new Date(minute * minuteMs).toISOString()
    return overGraphQL(searchQuery, { filter: { openNow: true }, page: 1, perPage, seed: 'bench', moment })
  },
  /** What REST asks of the schema: whole establishments. */
  whole: pages.map((page) => overGraphQL(wholeQuery, { order: 'RANDOM', ...page })),
  /** The same over REST. */
  rest: pages.map(({ page, seed }) =>
    get(
      `/api/businesses/search?${new URLSearchParams({ random: 'true', page: `${page}`, perPage: `${perPage}`, seed })}`,
    ),
  ),
}

/** Where the establishments of a search are, for the map: a large part of the region, in many orders. */
export const points = pages.map(({ seed }) =>
  overGraphQL(pointsQuery, {
    filter: { within: { south: -23.4, west: -46, north: -22.6, east: -45 } },
    seed,
  }),
)

/** What people type: beginnings, needs, places, typing errors, names. */
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

/** Suggestions of the same few texts under many seeds: the establishments among them differ. */
export const suggestions = Array.from({ length: variety }, (_, index) =>
  get(
    `/api/suggestions?${new URLSearchParams({ text: texts[index % texts.length] ?? '', seed: `bench ${index}` })}`,
  ),
)

/** The eight newest, as the home page shows them. */
export const latest = [overGraphQL(latestQuery, {})]

/** What opens today in the whole region, in many orders. */
export const openDays = pages.map(({ seed }) => overGraphQL(openDayQuery, { seed }))

/** Profiles, as their page asks for them: with related ones. */
export const profilesWithRelated = (slugs: string[]) =>
  slugs.map((slug) => overGraphQL(profileQuery, { slug, limit: 4, seed: 'bench' }))

/** The establishment alone. */
export const profiles = (slugs: string[]) => slugs.map((slug) => overGraphQL(profileAloneQuery, { slug }))

/** A right login: what it costs is argon2id. */
export const login = overGraphQL('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
  input: { email: demoAdmin.email, password: demoAdmin.password },
})

/** Something by its address, as a browser asks. */
export function get(path: string, headers: Record<string, string> = {}): Request {
  return { method: 'GET', path, headers }
}

/** The same requests to one path of the floor. */
export function toFloor(path: string, requests: Request[]): Request[] {
  return requests.map((request) => ({ ...request, path }))
}

/** An operation with one of its root fields, and of its variables and fragments only those that it still uses. */
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
