import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../src/http/rest/rest.ts'
import type { Route } from '../src/http/rest/route.ts'
import { type RouteField, routeFields } from '../src/http/rest/variables.ts'
import { useDatabase } from '../test/database.ts'
import { useImages } from '../test/pictures.ts'
import { useRestServer } from '../test/rest.ts'
import { type RestCall, restCalls } from '../test/rest-calls.ts'
import { insertWorld } from '../test/roles.ts'
import { encodeHostile, hostileTexts, hostileWrites } from './hostile-texts.ts'

const database = useDatabase()
const server = useRestServer(database, useImages(database))
beforeAll(() => insertWorld(database))

const routeName = ({ method, path }: Route) => `${method} ${path}`
// Both spellings are rows of one table.
const cases = routes
  .filter(
    (route) =>
      !route.path.startsWith('/subcategories') && routeFields(route).some(({ field }) => !field.isFile),
  )
  .map((route): [string, Route] => [routeName(route), route])

/** A call with one text where a field goes, and otherwise as it succeeds. */
function callWith(route: Route, { name, source }: RouteField, text: string): [string, RestCall] {
  const known = restCalls[routeName(route)] ?? {}
  const [path = ''] = (known.pathFor?.('admin') ?? known.path ?? route.path).split('?')
  if (source === 'query') {
    return [`${route.method} ${path}?${name}=${encodeHostile(text)}`, { json: known.json }]
  }
  if (source === 'params') {
    const steps = route.path.split('/').map((step, index) => {
      if (step === `{${name}}`) return encodeHostile(text).slice(0, 400)
      return step.startsWith('{') ? path.split('/')[index] : step
    })
    return [`${route.method} ${steps.join('/')}`, { json: known.json }]
  }
  return [`${route.method} ${path}`, { json: { ...(known.json as object), [name]: text } }]
}

/** The query of an address has less room than a body. */
const textsFor = ({ source }: RouteField) =>
  source === 'body'
    ? Object.entries(hostileWrites)
    : Object.entries(hostileTexts).map(([what, text]) => [what, text.slice(0, 4000)] as const)

describe('a call', () => {
  it.each(cases)(
    '%s takes whatever text there is in each parameter and field',
    async (_name, route) => {
      const failures: string[] = []
      for (const field of routeFields(route).filter((each) => !each.field.isFile)) {
        for (const [what, text] of textsFor(field)) {
          const [call, sent] = callWith(route, field, text)
          const { status, body, headers } = await server.ask(call, { as: 'admin', ...sent })
          const isClear = status < 500 && typeof body.success === 'boolean' && !headers.has('set-cookie')
          if (!isClear)
            failures.push(`${field.name} with ${what}: ${status} ${JSON.stringify(body).slice(0, 80)}`)
        }
      }
      expect(failures).toEqual([])
    },
    120_000,
  )
})
