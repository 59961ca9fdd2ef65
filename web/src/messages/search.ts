import { messages } from './site.ts'

/** Texts of the search fields, on the home page and the search page. */
export const searchMessages = {
  ...messages.search,
  city: 'Cidade',
  allCities: 'Todas as cidades',
  neighborhood: 'Bairro',
  allNeighborhoods: 'Todos os bairros',
  noNeighborhood: 'Nenhum bairro encontrado',
  neighborhoodsFailed: 'Os bairros não carregaram',
  category: 'Categoria',
  allCategories: 'Todas as categorias',
  subcategory: 'Subcategoria',
  allSubcategories: 'Todas as subcategorias',
  noSubcategory: 'Nenhuma subcategoria encontrada',
  subcategoriesFailed: 'As subcategorias não carregaram',
} as const
