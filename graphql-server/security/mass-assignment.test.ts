import { getNamedType, isInputObjectType } from 'graphql'
import { beforeEach, describe, expect, it } from 'vitest'
import { routes } from '../src/http/rest/rest.ts'
import type { Route } from '../src/http/rest/route.ts'
import { schema } from '../src/schema.ts'
import { useDatabase } from '../test/database.ts'
import { useImages } from '../test/pictures.ts'
import { query } from '../test/query.ts'
import { useRestServer } from '../test/rest.ts'
import { restCalls } from '../test/rest-calls.ts'
import { accounts, insertWorld } from '../test/roles.ts'

const database = useDatabase()
const pictures = useImages(database)
const server = useRestServer(database, pictures)
beforeEach(() => insertWorld(database))

/** Columns and names of other products that no client may set. */
const smuggled = {
  id: 77,
  role: 'admin',
  isAdmin: true,
  admin: true,
  tokenVersion: 9,
  isDemo: true,
  passwordHash: 'known',
  userId: accounts.admin,
  createdAt: '2001-01-01T00:00:00Z',
  updatedAt: '2001-01-01T00:00:00Z',
  searchName: 'smuggled',
  searchWords: 'smuggled',
  photoId: 1,
  imageId: 1,
  iconId: 1,
  deletedAt: null,
}

const routeName = ({ method, path }: Route) => `${method} ${path}`
// Both spellings of subcategories are rows of one table.
const writing = routes
  .filter(({ path, body }) => body && !path.startsWith('/subcategories'))
  .map((route): [string, Route] => [routeName(route), route])

/** What accounts are but for what they may say of themselves. */
const powers = () =>
  database.prisma.user.findMany({
    select: { id: true, role: true, tokenVersion: true, isDemo: true, photoId: true },
    where: { id: { in: Object.values(accounts) } },
    orderBy: { id: 'asc' },
  })

describe('over REST', () => {
  it.each(writing)('%s sets nothing that it does not name', async (name, route) => {
    const before = await powers()
    for (const role of ['visitor', 'user', 'admin'] as const) {
      const call = restCalls[name] ?? {}
      const path = call.pathFor?.(role) ?? call.path ?? route.path
      const own = Object.fromEntries(Object.entries(smuggled).filter(([key]) => !(key in (route.body ?? {}))))
      await server.ask(`${route.method} ${path}`, { as: role, json: { ...own, ...(call.json as object) } })
    }
    expect(await powers()).toEqual(before)
    const { prisma } = database
    expect(await prisma.user.count({ where: { role: 'admin' } })).toBe(2)
    expect(await prisma.user.count({ where: { passwordHash: 'known' } })).toBe(0)
    const old = { createdAt: { lt: new Date('2002-01-01') } }
    for (const count of [
      prisma.user.count({ where: { OR: [old, { id: 77 }] } }),
      prisma.business.count({ where: { OR: [old, { id: 77 }, { searchName: 'smuggled' }] } }),
      prisma.city.count({ where: { id: 77 } }),
      prisma.favorite.count({ where: { id: 77 } }),
    ]) {
      expect(await count).toBe(0)
    }
  })

  it.each([
    [
      'JSON',
      { json: { name: 'x', email: 'x@x.test', phone: '12999990000', password: 'segredo-x', role: 'admin' } },
    ],
    [
      'a form',
      {
        body: 'name=x&email=x%40x.test&phone=12999990000&password=segredo-x&role=admin&role%5B%5D=admin',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
  ])('a role sent with a registration as %s is none', async (_what, sent) => {
    expect((await server.ask('POST /auth/register', sent)).status).toBe(201)
    expect(await database.prisma.user.findUnique({ where: { email: 'x@x.test' } })).toMatchObject({
      role: 'user',
    })
  })
})

describe('over GraphQL', () => {
  const inputs = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
    args.flatMap((arg) => {
      const type = getNamedType(arg.type)
      return isInputObjectType(type) ? [[name, arg.name, type] as const] : []
    }),
  )

  it.each(inputs)('%s refuses an input with what it does not name', async (name, argument, type) => {
    const unknown = Object.keys(smuggled).filter((key) => !(key in type.getFields()))
    const variables = { input: Object.fromEntries(unknown.map((key) => [key, 'x'])) }
    const document = `mutation ($input: ${type.name}!) { ${name}(${argument}: $input) { __typename } }`
    const { errors } = await query({ ...database, ...pictures }, document, {
      variables,
      viewer: { id: accounts.admin, role: 'admin' },
    })
    // The document itself is refused where the answer has no fields; otherwise each name is reported.
    expect(errors?.length).toBeGreaterThan(0)
    expect(await database.prisma.user.count({ where: { role: 'admin' } })).toBe(2)
  })

  it('no input has a field for what only the product decides', () => {
    const forbidden = [
      'tokenVersion',
      'isDemo',
      'passwordHash',
      'isAdmin',
      'userId',
      'searchName',
      'searchWords',
      'photoId',
      'deletedAt',
    ]
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      isInputObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    )
    expect(fields.filter((field) => forbidden.includes(field.split('.')[1] ?? ''))).toEqual([])
    const roleFields = fields.filter((field) => field.endsWith('.role'))
    // Who invites is an administrator.
    expect(roleFields.filter((field) => !/(Filter|Order)/.test(field))).toEqual(['InviteUserInput.role'])
  })
})
