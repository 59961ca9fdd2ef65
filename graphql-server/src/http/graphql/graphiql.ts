import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendHtml, servePackageFiles, toolPolicy } from '../html.ts'
import { isRead } from './graphql-over-http.ts'

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

/** Whether a browser navigates here. */
export function wantsGraphiQL(request: FastifyRequest): boolean {
  return isRead(request) && request.headers.accept?.includes('text/html') === true
}

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

/** Placeholder of the session token. */
export const tokenPlaceholder = '<token>'

const signedIn = `{
  "Authorization": "Bearer ${tokenPlaceholder}"
}`

/** The tabs that GraphiQL opens with. They run as they stand; some need the token of a session. */
export const exampleOperations = [
  {
    query: `# Onde comer em Taubaté,
# em ordem aleatória e justa.
# Para a página 2 da mesma ordem,
# envie de volta a semente (seed).
query Busca($semente: String) {
  searchBusinesses(
    filter: { city: "taubate", category: "alimentacao" }
    order: RANDOM
    seed: $semente
    page: 1
    perPage: 9
  ) {
    items {
      name
      slug
      excerpt
      categories { name }
      neighborhood { name }
      city { name }
    }
    pagination {
      page
      total
      totalPages
      seed
    }
  }
}
`,
  },
  {
    query: `# Os oito cadastros mais recentes.
query MaisRecentes {
  latestBusinesses(limit: 8) {
    name
    createdAt
    city { name }
  }
}
`,
  },
  {
    query: `# As cidades e seus bairros.
query Cidades {
  cities(active: true) {
    name
    slug
    neighborhoods { name slug }
  }
}
`,
  },
  {
    query: `# As categorias e suas subcategorias.
query Categorias {
  categories {
    name
    slug
    subcategories { name slug }
  }
}
`,
  },
  {
    query: `# Entrar. A resposta traz o token da sessão: copie-o
# para o lugar de ${tokenPlaceholder} na aba «Headers», abaixo,
# das operações que são de quem entrou.
# As contas de demonstração são maria@guiadovale.test
# (senha maria-demo) e admin@guiadovale.test (admin-demo).
mutation Entrar($conta: LoginInput!) {
  login(input: $conta) {
    token
    expiresAt
    user { name role }
  }
}
`,
    variables: `{
  "conta": {
    "email": "maria@guiadovale.test",
    "password": "maria-demo"
  }
}`,
  },
  {
    query: `# Marcar um estabelecimento como favorito.
# Peça antes um token com a operação Entrar.
mutation MarcarFavorito($estabelecimento: ID!) {
  addFavorite(businessId: $estabelecimento) {
    id
    createdAt
    business { name slug }
  }
}
`,
    variables: `{
  "estabelecimento": "1"
}`,
    headers: signedIn,
  },
  {
    query: `# Quem entrou, e os seus favoritos.
# Peça antes um token com a operação Entrar.
query MinhaConta {
  me {
    name
    email
    role
    businessCount
  }
  favorites {
    createdAt
    business { name city { name } }
  }
}
`,
    headers: signedIn,
  },
]

const environment = `self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_id, label) => '${folder}/' + label + '.js' };
`
const options = { title, endpoint: '/graphql', defaultTabs: exampleOperations }
const start = `YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(options)});`
