/**
 * Cities, neighborhoods, categories, subcategories and attributes; the specification fixes the success texts word for
 * word.
 */
export const taxonomy = {
  slugTaken: 'Este slug já está em uso.',
  valueTaken: 'Este valor já está em uso.',
  slugTakenInCity: 'Este slug já está em uso nesta cidade.',
  /** Singular and plural of an entry's contents. */
  counted: {
    neighborhoods: ['bairro', 'bairros'],
    subcategories: ['subcategoria', 'subcategorias'],
    businesses: ['estabelecimento', 'estabelecimentos'],
    attributes: ['atributo', 'atributos'],
    sources: ['categoria de fonte', 'categorias de fontes'],
    areas: ['estabelecimento que atende ali', 'estabelecimentos que atendem ali'],
  },
  city: {
    notFound: 'Cidade não encontrada.',
    created: 'Cidade criada com sucesso!',
    updated: 'Cidade atualizada com sucesso!',
    deleted: 'Cidade excluída com sucesso!',
    inUse: (has: string) => `Esta cidade não pode ser excluída: tem ${has}.`,
  },
  neighborhood: {
    notFound: 'Bairro não encontrado.',
    created: 'Bairro criado com sucesso!',
    updated: 'Bairro atualizado com sucesso!',
    deleted: 'Bairro excluído com sucesso!',
    inUse: (has: string) => `Este bairro não pode ser excluído: tem ${has}.`,
    settled: (has: string) => `Este bairro não pode mudar de cidade: tem ${has}.`,
  },
  category: {
    notFound: 'Categoria não encontrada.',
    created: 'Categorias criada com sucesso!',
    updated: 'Categoria atualizada com sucesso!',
    deleted: 'Categorias excluída com sucesso!',
    inUse: (has: string) => `Esta categoria não pode ser excluída: tem ${has}.`,
  },
  subcategory: {
    notFound: 'Subcategoria não encontrada.',
    created: 'Subcategoria criada com sucesso!',
    updated: 'Subcategoria atualizada com sucesso!',
    deleted: 'Subcategoria excluída com sucesso!',
    inUse: (has: string) => `Esta subcategoria não pode ser excluída: tem ${has}.`,
    settled: (has: string) => `Esta subcategoria não pode mudar de categoria: tem ${has}.`,
  },
  attribute: {
    notFound: 'Atributo não encontrado.',
    created: 'Atributo criado com sucesso!',
    updated: 'Atributo atualizado com sucesso!',
    deleted: 'Atributo excluído com sucesso!',
    inUse: (has: string) => `Este atributo não pode ser excluído: tem a resposta de ${has}.`,
    settled: (has: string) => `O tipo da resposta não pode mudar: o atributo tem a resposta de ${has}.`,
    optionInUse: (name: string, has: string) =>
      `A opção “${name}” não pode ser removida: é a resposta de ${has}.`,
    full: (limit: number) => `São no máximo ${limit} atributos. Exclua algum antes de criar outro.`,
  },
} as const

/** First words of neighborhood names that take an article, by gender. */
const masculine =
  /^(?:Alto|Bairro|Balneário|Bosque|Campo|Campos|Canto|Centro|Conjunto|Horto|Jardim|Loteamento|Monte|Morro|Parque|Portal|Porto|Residencial|Recanto|Sítio|Vale|Village)\b/
const feminine =
  /^(?:Barra|Chácaras?|Cidade|Enseada|Esplanada|Lagoa|Olaria|Ponte|Praia|Prainha|Vila|Villa|Várzea)\b/

export const suggestions = {
  /** @param place "Taubaté", "Centro, Jacareí" */
  inPlace(need: string, place: string): string {
    // Cities take no article, whatever their first word.
    const isNeighborhood = place.includes(', ')
    if (isNeighborhood && masculine.test(place)) return `${need} no ${place}`
    return `${need} ${isNeighborhood && feminine.test(place) ? 'na' : 'em'} ${place}`
  },
} as const
