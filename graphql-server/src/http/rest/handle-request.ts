import type { FastifyReply, FastifyRequest } from 'fastify'
import { execute, type GraphQLSchema } from 'graphql'
import { scopesOf } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { BadUserInputError } from '../../errors.ts'
import type { Receiver } from '../../media/uploads/receiver.ts'
import { variableErrors } from '../graphql/variable-errors.ts'
import { toClientError, toHttpFailure } from '../http-errors.ts'
import { readForm } from './multipart.ts'
import { bodyOf, formBody, type RequestBody } from './request-body.ts'
import type { Route, Variables } from './route.ts'
import { type Audience, sendBody, sendInParts } from './send.ts'
import { clientDetails, readVariables } from './variables.ts'

/** One request to one route. */
export interface RestRequest {
  schema: GraphQLSchema
  route: Route
  request: FastifyRequest
  reply: FastifyReply
  context: Context
  /** Takes in multipart forms. */
  receiver: Receiver
}

/** Answers a request: scope, body, variables, document, response; a failure at any step is sent in the envelope. */
export async function handleRequest(rest: RestRequest): Promise<FastifyReply> {
  const { route, request, context, receiver } = rest
  let body = formBody([])
  try {
    if (route.scope !== 'public') await scopesOf(context)[route.scope]()
    if (!request.isMultipart()) {
      body = bodyOf(request)
      return await answer(rest, body)
    }
    return await receiver.receive(request.raw, async (stream) => {
      const form = await readForm(request, stream, receiver.fileBytes)
      body = form.body
      return answer(rest, body).finally(() => form.dispose())
    })
  } catch (error) {
    return sendFailure(rest, error, body)
  }
}

async function answer(rest: RestRequest, body: RequestBody): Promise<FastifyReply> {
  const { route, request, reply } = rest
  const variables = readVariables(route, request, body)
  const data = await executeRoute(rest, variables)
  if (route.nextPart) return sendInParts(reply, parts(rest, variables, data))
  const { status, toBody } = route.success
  return sendBody(request, reply, { status, body: toBody(data), audience: audienceOf(rest, variables) })
}

/** The parts of a streamed list, the first of which has been read. */
async function* parts(rest: RestRequest, variables: Variables, first: never): AsyncGenerator<object[]> {
  const { route } = rest
  for (let data = first; ; ) {
    yield (route.success.toBody(data) as { data: object[] }).data
    const next = route.nextPart?.(data)
    if (!next) return
    data = await executeRoute(rest, { ...variables, ...next })
  }
}

function audienceOf({ route, request }: RestRequest, variables: Variables): Audience {
  if (route.method !== 'GET' || route.scope !== 'public') return 'account'
  return request.headers.authorization || route.isPersonal?.(variables) ? 'visitor' : 'everybody'
}

function sendFailure(
  { route, request, reply }: RestRequest,
  thrown: unknown,
  body: RequestBody,
): FastifyReply {
  const error = toClientError(thrown, request)
  const failure = toHttpFailure(error)
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(failure.status)
    .headers({ ...failure.headers, 'cache-control': 'no-store' })
    .send({
      ...failure.body,
      ...(error.fields && { details: clientDetails(route, error.fields, body.spell) }),
    })
}

/**
 * Executes a route's document in this process, without the limits for documents of clients.
 *
 * @returns the document's data
 * @throws the first error as a resolver threw it; BadUserInputError for variables of the wrong type
 */
async function executeRoute({ schema, route, context }: RestRequest, variables: Variables): Promise<never> {
  const contextValue: Context = { ...context, isOwnDocument: true }
  const result = await execute({ schema, document: route.document, variableValues: variables, contextValue })
  if (!result.errors) return result.data as never
  const fields = variableErrors(result.errors, schema, variables)
  if (Object.keys(fields).length > 0) throw new BadUserInputError(fields)
  throw result.errors[0]?.originalError ?? result.errors[0]
}
