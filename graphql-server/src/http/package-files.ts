import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compress = promisify(gzip)

/**
 * Serves scripts and styles of a package below a folder. They are megabytes of text: they are read and compressed when
 * somebody first asks for one.
 *
 * @param app a scope of the server
 * @param folder of the addresses, without a slash at its end
 * @param read gives their contents by name
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
