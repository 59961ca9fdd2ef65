import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance } from 'fastify'

/**
 * Serves the client build. Files below /assets carry a hash of their content in their names and are cached for a
 * year; the few files beside it (the icon, ...) have fixed names and are cached for a day. A precompressed file is
 * sent to clients that accept its encoding.
 *
 * @param client folder of the build
 */
export async function serveStaticFiles(app: FastifyInstance, client: URL): Promise<void> {
  const entries = await readdir(client, { withFileTypes: true })
  await app.register(async (scope) => {
    // A malformed file name, or one that leads out of the folder, is a 404.
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error
      reply.callNotFound()
    })
    await scope.register(fastifyStatic, {
      root: fileURLToPath(new URL('assets/', client)),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
      preCompressed: true,
    })
    for (const { name } of entries.filter((entry) => entry.isFile())) {
      scope.get(`/${name}`, (_request, reply) =>
        reply.sendFile(name, fileURLToPath(client), { immutable: false, maxAge: '1d' }),
      )
    }
  })
}
