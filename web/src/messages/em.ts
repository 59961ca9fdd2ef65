import { count } from './site.ts'

const counted = (total: number, one: string, many: string) => `${count(total)} ${total === 1 ? one : many}`
const inPlaces = (neighborhoods: number) =>
  neighborhoods > 0 ? `, em ${counted(neighborhoods, 'bairro', 'bairros')}` : ''

/** Texts of the pages of a city and of a category in a city. */
export const emMessages = {
  heading: (category: string | undefined, city: string) => `${category ?? 'Estabelecimentos'} em ${city}`,
  cityFact: (city: string, total: number, categories: number, neighborhoods: number) =>
    `${city} tem ${counted(total, 'estabelecimento', 'estabelecimentos')} no Guia do Vale, de ${counted(categories, 'categoria', 'categorias')}${inPlaces(neighborhoods)}.`,
  categoryFact: (city: string, category: string, total: number, neighborhoods: number) =>
    `${city} tem ${counted(total, 'estabelecimento', 'estabelecimentos')} de ${category} no Guia do Vale${inPlaces(neighborhoods)}.`,
  counted: (name: string, total: number) => `${name} (${count(total)})`,
  more: (rest: number) => `Mais ${count(rest)}`,
  moreOf: (title: string) => `em ${title}`,
  categories: 'Categorias',
  subcategories: 'Subcategorias',
  neighborhoods: 'Bairros',
  establishments: 'Estabelecimentos em ordem sorteada',
  seeAll: (total: number) =>
    `Ver ${total === 1 ? 'o estabelecimento' : `todos os ${count(total)}`} com filtros`,
  otherCategories: (city: string) => `Outras categorias em ${city}`,
  otherCities: (category: string | undefined) =>
    category ? `${category} em outras cidades` : 'Outras cidades',
  today: 'O que abre hoje',
  unknown: 'Cidade ou categoria não encontrada',
  unknownText: 'O endereço pode ter mudado. A busca mostra o que existe em toda a região.',
  loadFailed: 'Ocorreu um erro ao carregar a página',
} as const
