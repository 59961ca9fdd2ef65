/** What GraphiQL opens with: a tab each. They run as they stand. */
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
]
