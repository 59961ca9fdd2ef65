import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Receiver } from '../../media/uploads/receiver.ts'
import { scopesOf } from '../../sessions/scopes.ts'
import { toHttpFailure, translate } from '../http-errors.ts'
import { valuesOfBody, valuesOfHeaders, valuesOfRecord } from './body.ts'
import { executeRoute } from './execute.ts'
import { readForm } from './multipart.ts'
import type { Route, Variables } from './route.ts'
import { type Audience, send, sendInPieces } from './send.ts'
import type { Values } from './values.ts'
import { readVariables, renameFields } from './variables.ts'

interface Question {
  route: Route
  request: FastifyRequest
  reply: FastifyReply
  context: Context
  receiver: Receiver
}

/** One request to one route, on its way from what was sent to what is answered. */
export class Asked {
  readonly #asked: Question

  constructor(question: Question) {
    this.#asked = question
  }

  /** Answers it, whatever happens. */
  async answer(): Promise<FastifyReply> {
    const { route, context, request, receiver } = this.#asked
    try {
      if (route.may !== 'public') await scopesOf(context)[route.may]()
      if (!request.isMultipart()) return await this.#answerBody(valuesOfBody(request))
      return await receiver.receive(request.raw, async (body) => {
        const form = await readForm(request, body, receiver.limits.fileBytes)
        return this.#answerBody(form.values).finally(() => form.dispose())
      })
    } catch (error) {
      return this.#sendFailure(error)
    }
  }

  async #answerBody(body: Values): Promise<FastifyReply> {
    const { route, context, request, reply } = this.#asked
    const { params, query } = request
    const headers = valuesOfHeaders(route.headers, request.headers)
    const given = { params: valuesOfRecord(params), query: valuesOfRecord(query), headers, body }
    const variables = readVariables(route, given)
    const data = await executeRoute(route, variables, context)
    if (route.next) return sendInPieces(reply, this.#pieces(variables, data))
    const { answer } = route
    return send(request, reply, {
      status: answer.status,
      body: answer.of(data),
      audience: this.#audienceOf(variables),
    })
  }

  async *#pieces(variables: Variables, first: never): AsyncGenerator<object[]> {
    const { route, context } = this.#asked
    for (let data = first; ; ) {
      yield (route.answer.of(data) as { data: object[] }).data
      const next = route.next?.(data)
      if (!next) return
      data = await executeRoute(route, { ...variables, ...next }, context)
    }
  }

  #audienceOf(variables: Variables): Audience {
    const { route, request } = this.#asked
    if (route.method !== 'GET' || route.may !== 'public') return 'account'
    return request.headers.authorization || route.isPersonal?.(variables) ? 'visitor' : 'everybody'
  }

  #sendFailure(thrown: unknown): FastifyReply {
    const { route, request, reply } = this.#asked
    const error = translate(thrown, request)
    if (route.onFailure) {
      return send(request, reply, { status: 200, body: route.onFailure, audience: 'account' })
    }
    const { status, headers, body } = toHttpFailure(error)
    const details = error.fields && renameFields(route, error.fields)
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send({ ...body, ...(details && { details }) })
  }
}
