/** What GraphiQL opens with: a tab each. They run as they stand. */
export const exampleOperations = [
  {
    query: `# Restaurantes de Taubaté em ordem aleatória e justa.
# A resposta traz a semente (seed): envie-a de volta para pedir a página 2 da mesma ordem.
query Busca($filtro: BusinessFilter, $semente: String) {
  searchBusinesses(filter: $filtro, order: RANDOM, seed: $semente, page: 1, perPage: 9) {
    items {
      name
      slug
      excerpt
      categories { name }
      neighborhood { name }
      city { name }
    }
    pagination { page perPage total totalPages seed }
  }
}
`,
    variables: JSON.stringify({ filtro: { city: 'taubate' } }, null, 2),
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
