import type { FastifyInstance } from 'fastify'
import { RefusedRequestError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'
import { toHttpFailure } from '../http-errors.ts'
import type { Route } from './route.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * The addresses of a path, as Fastify writes them: with and without a slash at the end, which old clients mix.
 *
 * @param path below /api, with `{id}` for a part that varies
 */
export function urlsOf(path: string): [string, string] {
  const url = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
  return [url, `${url}/`]
}

/**
 * Tells whoever uses another method at an address of the API which ones it takes.
 *
 * @param app the scope in which the routes are
 */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  for (const [path, rows] of Map.groupBy(routes, (route) => route.path)) {
    const taken = rows.map(({ method }) => method as string)
    const allowed = methods.filter(
      (method) => taken.includes(method) || (method === 'HEAD' && taken.includes('GET')),
    )
    const others = methods.filter((method) => !allowed.includes(method))
    const { status, body } = toHttpFailure(new RefusedRequestError(405, texts.rest.wrongMethod(allowed)))
    for (const url of urlsOf(path)) {
      app.route({
        method: others,
        url,
        handler: ({ method }, reply) => {
          reply.header('allow', allowed.join(', ')).header('cache-control', 'no-store')
          return method === 'OPTIONS' ? reply.code(204).send() : reply.code(status).send(body)
        },
      })
    }
  }
}
