import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { schemaCheck } from '../../../test/openapi-check.ts'
import { useImages } from '../../../test/pictures.ts'
import { useRestServer } from '../../../test/rest.ts'
import { type RestCall, restCalls } from '../../../test/rest-calls.ts'
import { insertWorld, type Role, roles } from '../../../test/roles.ts'
import { routes } from './rest.ts'
import type { Route } from './route.ts'

const database = useDatabase()
const server = useRestServer(database, useImages(database))
beforeEach(() => insertWorld(database))

const routeName = ({ method, path }: Route) => `${method} ${path}`
const cases = routes.map((route): [name: string, Route, RestCall] => [
  routeName(route),
  route,
  restCalls[routeName(route)] ?? {},
])

/** What a role gets from a route: its own status, or a refusal. */
function statusFor({ scope, success }: Route, role: Role): number {
  if (scope !== 'public' && role === 'visitor') return 401
  return scope === 'admin' && role !== 'admin' ? 403 : success.status
}

it('every call has a row in the table of this test', () => {
  expect(routes.map(routeName).sort()).toEqual(Object.keys(restCalls).sort())
})

describe('a call', () => {
  it.each(cases)('%s answers what its description says, to whom it may', async (_name, route, call) => {
    for (const role of roles) {
      const path = call.pathFor?.(role) ?? call.path ?? route.path
      const answer = await server.ask(`${route.method} ${path}`, { as: role, ...call })
      expect([role, answer.status]).toEqual([role, statusFor(route, role)])
      expect(schemaCheck(route, answer.status)(answer.body)).toEqual([])
      if (route.method !== 'GET' && answer.status < 300) await insertWorld(database)
    }
  })
})
