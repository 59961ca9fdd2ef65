import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  validate,
} from 'graphql'
import sdl from '../../../schema/schema.graphql?raw'
import { tokenOf } from './accounts.ts'
import type { MockCatalogue } from './catalogue.ts'
import { type Answers, type MockContext, type Row, rowsOf } from './rows.ts'
import { write } from './write.ts'

const schema = buildSchema(sdl)

/**
 * Executes a document against the committed schema, and so fails for documents that the server would refuse.
 *
 * @param authorization header
 */
export async function executeMock(
  catalogue: MockCatalogue,
  document: DocumentNode,
  variableValues?: Record<string, unknown>,
  authorization: string | null = null,
  answers: Answers = {},
): Promise<ExecutionResult> {
  const errors = validate(schema, document)
  if (errors.length > 0) return { errors }
  const viewer = catalogue.users.find((user) => `Bearer ${tokenOf(user)}` === authorization) ?? null
  const contextValue = { catalogue, answers, viewer, isExpired: Boolean(authorization) && !viewer }
  return execute({ schema, document, variableValues, contextValue, fieldResolver: resolveField })
}

/** Fields derived from others of the row. */
const derived: Record<string, Record<string, (row: Row, context: MockContext) => unknown>> = {
  Business: { cover: ({ photos }) => photos?.[0] },
  BusinessCard: {
    business: (row) => row,
    cover: ({ photos }) => photos?.[0],
    city: ({ address }) => address.city,
    neighborhood: ({ address }) => address.neighborhood,
  },
  User: {
    businesses: ({ owns }) => owns,
    businessCount: ({ owns }) => owns.length,
    hasPasskey: ({ passkeys }) => passkeys.length > 0,
  },
  AuditEntry: {
    subject: ({ entity, entityId }, context) => {
      const type = entity.charAt(0) + entity.slice(1).toLowerCase()
      const row = rowsOf(type, context)?.find(({ id }) => id === entityId)
      return row && { entity, ...row }
    },
  },
  Query: {
    me: (_, { viewer }) => viewer,
    businessesOfOwner: (_, { viewer }) => viewer?.owns,
    recoveryCodesLeft: (_, { viewer }) => viewer?.recoveryCodes.length,
  },
}

/**
 * Resolves a field from the test's `answers`, from the rows, or with a blank value of its type. Server
 * decisions (search matches, order, permissions, refusals) belong in `answers`.
 */
const resolveField: GraphQLFieldResolver<Row | undefined, MockContext> = (source, args, context, info) => {
  const { parentType, fieldName, returnType } = info
  const derive = derived[parentType.name]?.[fieldName]
  if (parentType.name !== 'Query' && parentType.name !== 'Mutation') {
    const own = source?.[fieldName]
    return own === undefined ? (derive?.(source ?? {}, context) ?? blank(returnType)) : own
  }
  const answer = context.answers[fieldName as keyof Answers]
  const answered = typeof answer === 'function' ? answer(args) : answer
  if (answered !== undefined) return asPage(answered, args, returnType)
  checkSession(info, context)
  if (parentType.name === 'Mutation') return write(args, context, info) ?? blank(returnType)
  const found = derive ? derive({}, context) : read(args, context, info)
  return asPage(found, args, returnType) ?? blank(returnType)
}

/** Refuses account fields without a session, and mutations in an expired one. */
function checkSession({ returnType, parentType }: GraphQLResolveInfo, { viewer, isExpired }: MockContext) {
  const isOfAccount = ['User', 'Favorite', 'OpenSession', 'Passkey'].includes(getNamedType(returnType).name)
  if (viewer || !(isOfAccount || (isExpired && parentType.name === 'Mutation'))) return
  const extensions = { code: 'UNAUTHENTICATED' }
  throw new GraphQLError('Entre na sua conta para continuar.', { extensions })
}

/** Finds a row by id or slug, or all rows that match the arguments. */
function read(args: Row, context: MockContext, { returnType }: GraphQLResolveInfo) {
  const isList = isListType(getNullableType(returnType))
  const type = getNamedType(returnType)
  const items = isObjectType(type) ? type.getFields().items : undefined
  const rows = rowsOf(getNamedType(items?.type ?? type).name, context)
  if (!rows) return undefined
  if (!isList && !items) {
    const { id, slug } = args
    return (id || slug) && (rows.find((row) => (id ? row.id === id : row.slug === slug)) ?? null)
  }
  const wanted = Object.entries({ ...args, ...args.filter })
  const found = rows.filter((row) => wanted.every(([name, value]) => has(row, name, value)))
  const { field, direction } = args.sort ?? {}
  const key = field?.toLowerCase().replace(/_(.)/g, (_: string, letter: string) => letter.toUpperCase())
  if (key) found.sort((a, b) => String(a[key]).localeCompare(String(b[key]), 'pt-BR'))
  if (direction === 'DESC') found.reverse()
  return found.slice(0, args.limit ?? found.length)
}

/** Whether a row or its references match an argument. Arguments that name no field always match. */
function has(row: Row, name: string, value: unknown): boolean {
  const relation = name.replace(/Id$/, '')
  const plural = `${relation.replace(/y$/, 'ie')}s`
  const singular = name === 'slugs' ? 'slug' : relation.replace(/ies$/, 'y')
  const of = { ...row.address, ...row }
  const field = [name, relation, plural, singular].find((each) => each in of)
  if (value == null || !field || name === 'name' || name === 'slug') return true
  // An attribute without categories applies to all of them.
  if (name === 'categories' && 'question' in row && row.categories.length === 0) return true
  const keys = [of[field]].flat().flatMap((each) => (each?.id ? [each.id, each.slug] : [each]))
  return [value].flat().some((each) => keys.includes(each))
}

/** Wraps items in a page if the schema has one. */
function asPage(value: unknown, args: Row, returnType: GraphQLOutputType): unknown {
  if (!Array.isArray(value) || isListType(getNullableType(returnType))) return value
  const { page = 1, perPage = value.length } = args
  const total = value.length
  return {
    items: value.slice((page - 1) * perPage, page * perPage),
    total,
    pagination: { ...args, page, perPage, total, totalPages: Math.ceil(total / perPage) },
  }
}

function blank(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null
  const inner = getNullableType(type)
  if (isListType(inner)) return []
  if (isObjectType(inner)) return {}
  if (isEnumType(inner)) return inner.getValues()[0]?.value
  const blanks = { Boolean: false, Int: 0, Float: 0, DateTime: '2026-01-15T12:00:00.000Z', JSON: {} }
  return blanks[inner.name as keyof typeof blanks] ?? ''
}
