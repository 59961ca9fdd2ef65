import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance } from 'fastify'

/**
 * Serves the client build: what is below /assets carries the hash of its content in its name and is kept for
 * a year; the few files beside it (the icon, ...) are asked for by fixed names and kept for a day. Where the
 * build left a compressed form beside a file, that is sent to whoever takes it.
 *
 * @param app where to register
 * @param client folder of the build
 */
export async function useBuiltFiles(app: FastifyInstance, client: URL): Promise<void> {
  const entries = await readdir(client, { withFileTypes: true })
  await app.register(async (scope) => {
    // What is no name of a file, or leads out of the folder, is as good as absent.
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
