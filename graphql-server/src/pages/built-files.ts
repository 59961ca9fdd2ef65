import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the client build: what is below /assets carries the hash of its content in its name and is kept for
 * a year; the few files beside it (the icon, ...) are asked for by fixed names and kept for a day. Where the
 * build left a compressed form beside a file, that is sent to whoever takes it.
 *
 * @param app where to register
 * @param client folder of the build
 */
export async function useBuiltFiles(app: FastifyInstance, client: URL): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', client)),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    index: false,
    preCompressed: true,
  })
  const entries = await readdir(client, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    app.get(`/${name}`, (_request, reply) =>
      reply.sendFile(name, fileURLToPath(client), { immutable: false, maxAge: '1d' }),
    )
  }
}
