import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendHtml, servePackageFiles, toolPolicy } from '../html.ts'
import { exampleOperations } from './example-operations.ts'

const folder = '/graphql/graphiql'

const title = 'Guia do Vale · API GraphQL'

const page = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}/app.css"></head>
<body id="body" class="no-focus-outline"><noscript>Ative o JavaScript para usar esta página.</noscript><div id="root"></div><script src="${folder}/app.js"></script></body>
</html>
`

/** The editor adds style elements and fonts, and runs workers. */
const policy = toolPolicy(
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
)

export function sendGraphiQL(reply: FastifyReply): FastifyReply {
  return sendHtml(reply, page, { policy, cacheControl: 'no-cache' })
}

/** Serves GraphiQL's files from its package (own-assets). */
export function serveGraphiQLFiles(app: FastifyInstance): void {
  servePackageFiles(app, folder, async () => {
    const { css, js, ...workers } = await import('@graphql-yoga/render-graphiql/graphiql')
    return {
      'app.css': css,
      'app.js': `${environment}${js};\n${start}`,
      'editorWorkerService.js': workers.editorWorkerService,
      'json.js': workers.jsonWorker,
      'graphql.js': workers.graphqlWorker,
    }
  })
}

const environment = `self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_id, label) => '${folder}/' + label + '.js' };
`

const options = { title, endpoint: '/graphql', defaultTabs: exampleOperations }

const start = `YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(options)});`
