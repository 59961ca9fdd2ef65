import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compress = promisify(gzip)

/**
 * Serves scripts and styles of a package. They are megabytes, so they are read and compressed once, at the first request.
 *
 * @param folder URL path without a trailing slash
 * @param read reads the contents by file name
 */
export function servePackageFiles(
  app: FastifyInstance,
  folder: string,
  read: () => Promise<Record<string, string>>,
): void {
  let files: Promise<Map<string, Buffer>> | undefined
  app.get<{ Params: { file: string } }>(`${folder}/:file`, async (request, reply) => {
    files ??= read().then(compressed)
    const content = (await files).get(request.params.file)
    if (!content) return reply.callNotFound()
    return reply
      .header('content-encoding', 'gzip')
      .header('cache-control', 'public, max-age=3600')
      .type(request.params.file.endsWith('.css') ? 'text/css' : 'text/javascript')
      .send(content)
  })
}

async function compressed(texts: Record<string, string>): Promise<Map<string, Buffer>> {
  const entries = Object.entries(texts).map(async ([name, text]) => [name, await compress(text)] as const)
  return new Map(await Promise.all(entries))
}
