import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { servePackageFiles } from '../package-files.ts'
import { openApiDocument } from './openapi/document.ts'
import { sendText } from './send.ts'

const folder = '/api/docs'
const description = '/api/openapi.json'

/** Swagger UI shows what it describes in English, as the description is. */
const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Guia do Vale · API REST</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}/swagger-ui.css"></head>
<body><noscript lang="pt-BR">Ative o JavaScript para usar esta página.</noscript><div id="docs"></div><script src="${folder}/swagger-ui-bundle.js"></script><script src="${folder}/start.js"></script></body>
</html>
`

/** Its validator would be asked over the network. */
const start = `SwaggerUIBundle(${JSON.stringify({
  dom_id: '#docs',
  url: description,
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
})})
`

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The API's own description and a page to read it and to try calls, all of it from here.
 *
 * @param app the scope of the API
 */
export function useDocs(app: FastifyInstance): void {
  const text = JSON.stringify(openApiDocument())
  app.get(description, (request, reply) => sendText(request, reply, text, 'everybody'))
  for (const url of [folder, `${folder}/`]) {
    app.get(url, (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page),
    )
  }
  servePackageFiles(app, folder, async () => {
    const read = (name: string) => readFile(join(packageFolder(), name), 'utf8')
    return {
      'swagger-ui.css': await read('swagger-ui.css'),
      'swagger-ui-bundle.js': await read('swagger-ui-bundle.js'),
      'start.js': start,
    }
  })
}

function packageFolder(): string {
  return join(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'), '..')
}
