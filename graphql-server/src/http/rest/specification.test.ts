import { type GraphQLInputType, getNamedType, isInputObjectType, Kind, typeFromAST, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../../schema.ts'
import { routes } from './rest.ts'
import type { Route } from './route.ts'
import { routeFields } from './variables.ts'

/** The calls that the specification lists, and those that later rules of the product need. */
const specified = `
- POST /auth/logout: the rule sessions.
- POST /auth/login {email, password} returns {token, ...}.
- POST /auth/register {name, email, phone, password} returns {token, ...}.
- GET /auth/me returns the user (including role) in data.
- GET /businesses?page&perPage (dashboard list default page 1, perPage 10).
- GET /businesses/{id}.
- GET /businesses/slug/{slug}.
- GET /businesses/owner/{ownerId}.
- GET /businesses/latest?limit (default 8).
- GET /businesses/by-date: no payload, returns a list with createdAt in data.data. Used for the chart.
- GET /businesses/dashboard/stats returns {totalBusinesses, totalCities, totalCategories} in data.data.
- GET /businesses/dashboard/recent-businesses (called with limit 6), list in data.data.
- GET /businesses/search?name&city&neighborhood&category&subcategory&page&perPage, plus random=true on explore.
- POST /businesses, multipart.
- PUT /businesses/{id}, multipart.
- DELETE /businesses/{id}.
- DELETE /businesses/{id}/photos with body {photoUrl}. The photo URL is decoded before being sent.
- GET /cities.
- GET /cities?active=true.
- GET /cities/popular.
- GET /cities/id/{id}.
- GET /cities/slug/{slug}.
- POST /cities, multipart with name, slug, isPopular and an optional image file.
- PUT /cities/{id}, same multipart body.
- DELETE /cities/{id}.
- GET /categories.
- GET /categories/id/{id}.
- GET /categories/slug/{slug}.
- POST /categories, multipart with name, slug and an optional icon file.
- PUT /categories/{id}, same multipart body.
- DELETE /categories/{id}.
- GET /neighborhoods.
- GET /neighborhoods?city={citySlug} (used by search).
- GET /neighborhoods/id/{id}.
- GET /neighborhoods/slug/{slug}.
- GET /neighborhoods/city/{cityId}.
- POST /neighborhoods with JSON {name, city}.
- PUT /neighborhoods/{id} with {name, city}.
- DELETE /neighborhoods/{id}.
- GET /subCategories.
- GET /subCategories/id/{id}.
- GET /subCategories/slug/{slug}.
- GET /subCategories/category/{categoryId}.
- GET /subcategories?category={categorySlug} (used by search).
- GET /subcategories/by-category-id/{categoryId} returns an empty list on error.
- GET /subcategories?categoryIds=a,b,c (ids joined by commas; used by the business form).
- POST /subCategories, multipart with name, slug, category, active and an optional icon file.
- PUT /subCategories/{id}, same multipart body.
- DELETE /subCategories/{id}.
- POST /favorites {businessId} returns data._id.
- DELETE /favorites/{favoriteId}.
- GET /favorites returns a data list of favorites with business.
- GET /suggestions?text&seed: the rule suggestions.
- GET /businesses/points?south&west&north&east&seed: the rule within.
- GET /attributes?category&active: the rule attributes.
- GET /attributes/id/{id}.
- GET /attributes/slug/{slug}.
- GET /attributes/category/{categoryId}.
- POST /attributes with name, slug, question, kind, group, options, categories, isFilter, isAlwaysInSight, meaning, icon, active and position.
- PUT /attributes/{id}, same body.
- DELETE /attributes/{id}.
`

const multipartFields =
  'name, description, phone, whatsapp, address[street], address[number], address[city], address[neighborhood], lat, long, instagram, facebook, linkedin, twitter, tiktok, site, video, category[], subCategory[], photos, photosAction'

const lines = [...specified.matchAll(/^- (\w+) (\/[\w/{}-]+)(\S*)/gm)]

/** Both spellings answer everything (rest-paths). */
function pathSpellings(path: string): string[] {
  const other = { subCategories: 'subcategories', subcategories: 'subCategories' }
  const written = path.replace(/sub[Cc]ategories/, (word) => other[word as keyof typeof other])
  return [...new Set([path, written])]
}

const routeName = ({ method, path }: Route) => `${method} ${path}`
const findRoute = (name: string) => routes.find((route) => routeName(route) === name)
const named = routes.map((route): [string, Route] => [routeName(route), route])

it('the tables of routes are the calls of the specification and of later rules, and no others', () => {
  const calls = lines.flatMap(([, method, path = '']) =>
    pathSpellings(path).map((each) => `${method} ${each}`),
  )
  // Two paths of the specification cannot stand in one description: the second of this call's paths is for that.
  const added = 'DELETE /businesses/id/{id}/photos'
  expect(routes.map(routeName).sort()).toEqual([...new Set(calls), added].sort())
})

it('every call knows the parameters that the specification gives it', () => {
  const withQuery = lines.filter(([, , , rest]) => rest?.startsWith('?'))
  expect(withQuery.length).toBeGreaterThan(5)
  for (const [, method, path, rest = ''] of withQuery) {
    const wanted = [...rest.matchAll(/[?&](\w+)/g)].map(([, name]) => name)
    expect(Object.keys(findRoute(`${method} ${path}`)?.query ?? {})).toEqual(expect.arrayContaining(wanted))
  }
})

it('an establishment has the fields of the specification’s form', () => {
  const wanted = multipartFields.replaceAll('[]', '').split(', ')
  const known = Object.keys(findRoute('PUT /businesses/{id}')?.body ?? {})
  expect(known).toEqual(expect.arrayContaining(wanted))
})

/** Who may, by roles. */
function expectedScope({ method, path }: Route): Route['scope'] {
  if (/^\/(favorites|auth\/(me|logout)|businesses\/owner)/.test(path)) return 'signedIn'
  if (path.startsWith('/auth/')) return 'public'
  return method !== 'GET' || /\/(dashboard|by-date)/.test(path) ? 'admin' : 'public'
}

it.each(named)('%s is for whom the rules let', (_name, route) => {
  expect(route.scope).toBe(expectedScope(route))
})

describe('the document of', () => {
  it.each(named)('%s is valid', (_name, { document }) => {
    expect(validate(schema, document)).toEqual([])
  })

  it.each(named)('%s has a place for each of its fields', (_name, route) => {
    const paths = [...routeFields(route).map(({ path }) => path), ...Object.keys(route.constants ?? {})]
    expect(paths.filter((path) => !leadsSomewhere(route, path.split('.')))).toEqual([])
  })
})

/** Whether a path begins with one of the document's variables and goes on along input types. */
function leadsSomewhere({ document }: Route, [variable, ...steps]: string[]): boolean {
  const [operation] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return false
  const definition = operation.variableDefinitions?.find((each) => each.variable.name.value === variable)
  let type = definition && (typeFromAST(schema, definition.type as never) as GraphQLInputType | undefined)
  for (const step of steps) {
    const object = getNamedType(type)
    type = isInputObjectType(object) ? object.getFields()[step]?.type : undefined
  }
  return type !== undefined
}
