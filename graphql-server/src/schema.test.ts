import { readFileSync } from 'node:fs'
import {
  type GraphQLArgument,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { expect, it } from 'vitest'
import { query } from '../test/query.ts'
import { builder } from './builder.ts'
import { schema } from './schema.ts'

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
)

it('the committed schema is what the builder prints', () => {
  const committed = readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8')
  expect(committed).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`)
})

it('every type, field, argument and value is described', () => {
  const silent = types.flatMap((type) => describedMembers(type).filter(({ description }) => !description))
  expect(silent.map(({ name }) => name)).toEqual([])
})

function describedMembers(
  type: GraphQLNamedType,
): { name: string; description?: string | null | undefined }[] {
  const named = (name: string, { description }: { description?: string | null | undefined }) => ({
    name: `${type.name}.${name}`,
    description,
  })
  const members: ReturnType<typeof describedMembers> = [type]
  if (isEnumType(type)) members.push(...type.getValues().map((value) => named(value.name, value)))
  if (!isObjectType(type) && !isInputObjectType(type)) return members
  for (const field of Object.values(type.getFields())) {
    members.push(named(field.name, field))
    const args: readonly GraphQLArgument[] = 'args' in field ? field.args : []
    members.push(...args.map((arg) => named(`${field.name}(${arg.name})`, arg)))
  }
  return members
}

it('every field of the root says who may ask for it', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}))
  const open = fields.filter(({ extensions }) => {
    const { authScopes } = extensions.pothosOptions as { authScopes?: unknown }
    return typeof authScopes !== 'object'
  })
  expect(fields.length).toBeGreaterThan(10)
  expect(open.map(({ name }) => name)).toEqual([])
})

it('a field of the root that says nothing is refused to everybody', async () => {
  builder.queryFields((t) => ({
    forgotten: t.string({ resolve: () => 'secret' }),
    ofUsers: t.string({ authScopes: { signedIn: true }, resolve: () => 'ours' }),
    ofAdmins: t.string({ authScopes: { admin: true }, resolve: () => 'secret' }),
  }))
  const grown = builder.toSchema()
  const ask = async (field: string, role?: 'user' | 'admin') => {
    const options = { schema: grown, ...(role && { viewer: { id: 1, role } }) }
    const { data, errors } = await query({}, `{ ${field} }`, options)
    return data?.[field] ?? errors?.[0]?.extensions.code
  }
  expect(await ask('forgotten', 'admin')).toBe('FORBIDDEN')
  expect(await ask('ofUsers')).toBe('UNAUTHENTICATED')
  expect(await ask('ofUsers', 'user')).toBe('ours')
  expect(await ask('ofUsers', 'admin')).toBe('ours')
  expect(await ask('ofAdmins')).toBe('UNAUTHENTICATED')
  expect(await ask('ofAdmins', 'user')).toBe('FORBIDDEN')
  expect(await ask('ofAdmins', 'admin')).toBe('secret')
})
