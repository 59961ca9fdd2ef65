import { Readable } from 'node:stream'
import { normalizedExecutor } from '@graphql-tools/executor'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { requestScopes } from '../../builder.ts'
import type { Context } from '../../context.ts'
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { withForm } from '../../media/uploads/form.ts'
import type { Receiver } from '../../media/uploads/receiver.ts'
import { unreadMultipart } from '../bodies.ts'
import { variablesError } from '../graphql/variable-errors.ts'
import { hasEntity, validatorFor } from '../headers.ts'
import { toClientError, toHttpFailure } from '../http-errors.ts'
import { checkPreconditions as compare, type Representation } from './preconditions.ts'
import type { Route, Variables } from './route.ts'
import { clientDetails, formBody, type RequestBody, readBody, readVariables } from './variables.ts'

export interface RestRequest {
  schema: GraphQLSchema
  route: Route
  /** Reads the entity that a write changes. */
  read?: Route | undefined
  request: FastifyRequest
  reply: FastifyReply
  context: Context
  receiver: Receiver
}

/** Checks the scope, reads the body, executes the route's document and sends the result or the failure. */
export async function handleRequest(rest: RestRequest): Promise<FastifyReply> {
  const { route, request, context, receiver } = rest
  let body = formBody([])
  const answer = (read: RequestBody) => {
    body = read
    return respond(rest, body)
  }
  try {
    if (route.scope !== 'public') await requestScopes(context)[route.scope]()
    if (request.body !== unreadMultipart) return await answer(readBody(request))
    return await receiver.receive(request.raw, (stream) =>
      withForm(stream, receiver.fileBytes, (pairs) => answer(formBody(pairs))),
    )
  } catch (error) {
    return sendFailure(rest, error, body)
  }
}

async function respond(rest: RestRequest, body: RequestBody): Promise<FastifyReply> {
  const { route, request, reply } = rest
  const variables = readVariables(route, request, body)
  const data = isWriteWithConditions(rest)
    ? await executeOnCondition(rest, variables)
    : await executeRoute(rest, variables)
  const { status, toBody } = route.success
  reply.code(status)
  const audience = chooseAudience(rest, variables)
  if (route.nextPart) {
    const parts = Readable.from(jsonParts(rest, variables, data), { highWaterMark: 1 })
    return sendJson(request, reply, audience, parts)
  }
  const { json, updatedAt } = represent(toBody(data))
  if (updatedAt && route.method === 'GET') reply.header('last-modified', updatedAt.toUTCString())
  return sendJson(request, reply, audience, json)
}

function represent(body: object): Representation {
  const { updatedAt } = ((body as { data?: unknown }).data ?? {}) as Record<string, unknown>
  return {
    json: JSON.stringify({ success: true, ...body }),
    ...(typeof updatedAt === 'string' && { updatedAt: new Date(updatedAt) }),
  }
}

/** RFC 9110, 13.1. */
const isWriteWithConditions = ({ route, request: { headers } }: RestRequest) =>
  route.method !== 'GET' &&
  (headers['if-match'] !== undefined || headers['if-unmodified-since'] !== undefined)

/**
 * Compares twice: before a file is received, and under the lock of the write, so that no concurrent change goes
 * unnoticed.
 */
async function executeOnCondition(rest: RestRequest, variables: Variables): Promise<never> {
  const { request, context } = rest
  const checkPreconditions = async (prisma: Prisma.TransactionClient) =>
    compare(request.headers, await currentRepresentation(rest, variables, prisma))
  await checkPreconditions(context.prisma)
  return executeRoute({ ...rest, context: { ...context, checkPreconditions } }, variables)
}

/** @throws NotFoundError */
async function currentRepresentation(
  { read, ...rest }: RestRequest,
  { id }: Variables,
  prisma: Prisma.TransactionClient,
): Promise<Representation | null> {
  if (!read) return null
  // On another connection of the same pool, concurrent writes could deadlock.
  const context = { ...rest.context, prisma: prisma as PrismaClient }
  const data = await executeRoute({ ...rest, context, route: read }, { ...read.constants, id })
  return represent(read.success.toBody(data))
}

/** The JSON of a list of any length, with one part in memory at a time. @param first data of the first part */
async function* jsonParts(rest: RestRequest, variables: Variables, first: never): AsyncGenerator<string> {
  const { success, nextPart } = rest.route
  let before = '{"success":true,"data":['
  let data = first
  for (;;) {
    const items = (success.toBody(data) as { data: object[] }).data
    if (items.length > 0) {
      yield before + items.map((item) => JSON.stringify(item)).join()
      before = ','
    }
    const next = nextPart?.(data)
    if (!next) break
    data = await executeRoute(rest, { ...variables, ...next })
  }
  yield before === ',' ? ']}' : `${before}]}`
}

function chooseAudience({ route, request }: RestRequest, variables: Variables): Audience {
  if (route.method !== 'GET' || route.scope !== 'public') return 'account'
  return request.headers.authorization || route.isPersonal?.(variables) ? 'visitor' : 'everybody'
}

/** By audience: all caches may store the response, the browser's own, or none. */
const cacheControl = {
  everybody: 'no-cache',
  visitor: 'private, no-cache',
  account: 'private, no-store',
} as const

type Audience = keyof typeof cacheControl

/** Sends JSON. Cacheable responses have an ETag, and a client that has it gets a 304. */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  audience: Audience,
  json: string | Readable,
): FastifyReply {
  const before = reply.getHeader('vary')
  // A 304 must name what the whole response varies by, or a cache would send its compressed copy to everyone.
  const vary = 'Authorization, accept-encoding'
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', cacheControl[audience])
    .header('vary', before ? `${before}, ${vary}` : vary)
  if (audience === 'account' || typeof json !== 'string') return reply.send(json)
  const { tag, isLasting } = validatorFor(json)
  reply.header('etag', tag)
  // The URLs in an older copy expire.
  return isLasting && hasEntity(request, tag) ? reply.code(304).send() : reply.send(json)
}

function sendFailure(
  { route, request, reply }: RestRequest,
  thrown: unknown,
  { spell }: RequestBody,
): FastifyReply {
  const error = toClientError(thrown, request)
  const { status, headers, body } = toHttpFailure(error)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  const details = error.fields && clientDetails(route, error.fields, spell)
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send({ ...body, ...(details && { details }) })
}

/**
 * Executes a route's document in this process, without the limits for clients' documents.
 *
 * @throws the first error as a resolver threw it; BadUserInputError for variables of the wrong type
 */
async function executeRoute({ schema, route, context }: RestRequest, variables: Variables): Promise<never> {
  const contextValue: Context = { ...context, isOwnDocument: true }
  const document: DocumentNode = route.document
  const execution = { schema, document, variableValues: variables, contextValue }
  const result = (await normalizedExecutor(execution)) as ExecutionResult
  if (!result.errors) return result.data as never
  const [error] = result.errors
  throw variablesError(result.errors, schema, variables) ?? error?.originalError ?? error
}
