import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createContext, type Services } from '../../context.ts'
import type { Receiver } from '../../media/uploads/receiver.ts'
import { visitOf } from '../visit.ts'
import { Asked } from './asked.ts'
import { acceptBodies } from './body.ts'
import { refuseOtherMethods, urlsOf } from './methods.ts'
import { routes } from './routes/all.ts'
import { useDocs } from './use-docs.ts'

export interface RestOptions {
  services: Services
  /** Of requests that bring files. */
  receiver: Receiver
}

/**
 * `/api`: every row of the tables of routes, over the same schema as `/graphql` and in this process.
 *
 * @param app a scope of the server of its own
 * @param options what is behind it
 */
export async function useRest(app: FastifyInstance, { services, receiver }: RestOptions): Promise<void> {
  const { images, origin } = services
  // Old clients put the API's base before an address that begins with a slash (rest-entities).
  const urlOf = (hash: string) => {
    const url = images.urlOf(hash)
    return url.startsWith('/') ? origin + url : url
  }
  const contextOf = (request: FastifyRequest) =>
    createContext({ ...services, images: { ...images, urlOf } }, visitOf(request))

  acceptBodies(app)
  await app.register(multipart)
  for (const route of routes) {
    for (const url of urlsOf(route.path)) {
      app.route({
        method: route.method,
        url,
        handler: (request, reply) =>
          new Asked({ route, request, reply, context: contextOf(request), receiver }).answer(),
      })
    }
  }
  refuseOtherMethods(app, routes)
  useDocs(app)
}
