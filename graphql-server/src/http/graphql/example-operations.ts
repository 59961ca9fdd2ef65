const tokenPlaceholder = '<token>'

const signedIn = `{
  "Authorization": "Bearer ${tokenPlaceholder}"
}`

/** The default tabs of GraphiQL. They run as they are; some need a session token. */
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
