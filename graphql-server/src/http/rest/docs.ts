import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendHtml, servePackageFiles, toolPolicy } from '../html.ts'
import { sendJson } from './handle-request.ts'

const folder = '/api/docs'
const documentUrl = '/api/openapi.json'

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Guia do Vale · API REST</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}/swagger-ui.css"></head>
<body><noscript lang="pt-BR">Ative o JavaScript para usar esta página.</noscript><div id="docs"></div><script src="${folder}/swagger-ui-bundle.js"></script><script src="${folder}/start.js"></script></body>
</html>
`

/**
 * Swagger UI offers a file input only for the format "binary"; in OpenAPI 3.1 a file has no type. Its validator is an
 * external service.
 */
const start = `const isFile = (schema) => (schema?.get ? schema.get('format') : schema?.format) === 'binary'
const FileFields = () => ({ afterLoad() { this.fn.isFileUploadIntended = isFile } })
SwaggerUIBundle({
  dom_id: '#docs', url: '${documentUrl}', validatorUrl: null, deepLinking: true, docExpansion: 'list', defaultModelsExpandDepth: 0,
  plugins: [FileFields],
})
`

const policy = toolPolicy(
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
)

/**
 * Serves the OpenAPI document, and Swagger UI to read it and try calls, without other hosts.
 *
 * @param describe creates the document, with examples for the demo data or for any other
 * @param isDemo called each time: demo data may be removed while the process runs
 */
export function useDocs(
  app: FastifyInstance,
  describe: (isDemo: boolean) => object,
  isDemo: () => Promise<boolean>,
): void {
  const documents = new Map<boolean, string>()
  app.get(documentUrl, async (request, reply) => {
    const kind = await isDemo()
    const json = documents.get(kind) ?? JSON.stringify(describe(kind))
    documents.set(kind, json)
    return sendJson(request, reply, 'everybody', json)
  })
  for (const url of ['/api', '/api/']) app.get(url, (_request, reply) => reply.redirect(folder, 302))
  for (const url of [folder, `${folder}/`]) {
    app.get(url, (_request, reply) => sendHtml(reply, page, { policy, cacheControl: 'no-cache' }))
  }
  servePackageFiles(app, folder, async () => {
    const packageFile = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')
    const read = (name: string) => readFile(join(packageFile, '..', name), 'utf8')
    return {
      'swagger-ui.css': await read('swagger-ui.css'),
      'swagger-ui-bundle.js': await read('swagger-ui-bundle.js'),
      'start.js': start,
    }
  })
}
