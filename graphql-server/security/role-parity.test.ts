import { type DocumentNode, type ExecutionResult, Kind, print, visit } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../src/http/rest/rest.ts'
import type { Route, Variables } from '../src/http/rest/route.ts'
import { readBody, readVariables } from '../src/http/rest/variables.ts'
import { createSearchEngine } from '../src/search/engine.ts'
import { useDatabase } from '../test/database.ts'
import { useImages } from '../test/pictures.ts'
import { query } from '../test/query.ts'
import { useRestServer } from '../test/rest.ts'
import { type RestCall, restCalls } from '../test/rest-calls.ts'
import { insertWorld, type Role, roles, roleToken } from '../test/roles.ts'

const database = useDatabase()
const pictures = useImages(database)
const server = useRestServer(database, pictures)
// Whatever a call has written is put back by its case.
beforeAll(() => insertWorld(database))

const routeName = ({ method, path }: Route) => `${method} ${path}`

/** Calls about another account's records, in addition to the one of each route that succeeds. */
const foreign: readonly [call: string, RestCall][] = [
  ['DELETE /favorites/{favoriteId}', { path: '/favorites/1' }],
  ['DELETE /favorites/{favoriteId}', { path: '/favorites/2' }],
  ['GET /businesses/owner/{ownerId}', { path: '/businesses/owner/1' }],
  ['GET /businesses/owner/{ownerId}', { path: '/businesses/owner/2' }],
  ['GET /businesses/owner/{ownerId}', { path: '/businesses/owner/999' }],
]

const cases = [...Object.entries(restCalls), ...foreign].map(([name, call]): [string, Route, RestCall] => {
  const route = routes.find((each) => routeName(each) === name)
  if (!route) throw new Error(`no route ${name}`)
  return [call.path ? `${route.method} ${call.path}` : name, route, call]
})

/** What becomes of a call, in words that both APIs have. */
type Outcome = 'done' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | `unexpected ${string}`

const refusals: Readonly<Record<number, Outcome>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
}

async function overRest(route: Route, call: RestCall, path: string, role: Role): Promise<Outcome> {
  const { status } = await server.ask(`${route.method} ${path}`, { ...call, as: role })
  return status < 300 ? 'done' : (refusals[status] ?? `unexpected ${status}`)
}

/** Asks for the fields of the route's document as any client of GraphQL could. */
async function overGraphQL(route: Route, variables: Variables, role: Role): Promise<Outcome> {
  const search = createSearchEngine({ pool: database.pool, secret: 'secret' })
  const token = roleToken(role)
  const answer = await query({ ...database, ...pictures, search }, print(selectTypename(route.document)), {
    variables,
    ...(token && { token }),
  })
  return readOutcome(answer)
}

function readOutcome({ data, errors }: ExecutionResult): Outcome {
  const code = errors?.[0]?.extensions.code
  if (errors) return Object.values(refusals).find((each) => each === code) ?? `unexpected ${code}`
  return Object.values(data ?? {}).includes(null) ? 'NOT_FOUND' : 'done'
}

/** Below the fields of the root nothing but names of types: what matters is whether they answer at all. */
function selectTypename(document: DocumentNode): DocumentNode {
  const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const
  const least = visit(operation as typeof operation & object, {
    Field: (node) =>
      node.selectionSet && {
        ...node,
        selectionSet: { kind: Kind.SELECTION_SET, selections: [typename] },
      },
  })
  return { kind: Kind.DOCUMENT, definitions: [least as never] }
}

/** The variables that the facade makes of a call. */
function routeVariables(route: Route, { json }: RestCall, path: string): Variables {
  const { pathname, searchParams } = new URL(path, 'http://x')
  const steps = pathname.split('/')
  const params = route.path.split('/').flatMap((step, index) => {
    const [, name] = /^\{(\w+)\}$/.exec(step) ?? []
    return name ? [[name, steps[index]] as const] : []
  })
  const query = Object.fromEntries(searchParams)
  const request = { params: Object.fromEntries(params), query, headers: {} }
  return readVariables(route, request, readBody({ body: json }))
}

it('every route is compared', () => {
  expect(new Set(cases.map(([, route]) => routeName(route)))).toEqual(new Set(routes.map(routeName)))
})

describe('who may', () => {
  it.each(cases)('%s is allowed the same over GraphQL, and no other role', async (_name, route, call) => {
    for (const role of roles) {
      const path = call.pathFor?.(role) ?? call.path ?? route.path
      const variables = routeVariables(route, call, path)
      const rest = await overRest(route, call, path, role)
      const wrote = route.method !== 'GET' && rest === 'done'
      if (wrote) await insertWorld(database)
      const graphql = await overGraphQL(route, variables, role)
      if (wrote) await insertWorld(database)
      expect([role, graphql]).toEqual([role, rest])
      expect(rest).not.toMatch(/^unexpected/)
    }
  })
})
