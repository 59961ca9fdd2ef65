import { count } from './site.ts'

/** Texts of search suggestions. */
export const suggestionMessages = {
  label: 'Sugestões',
  groups: {
    categories: 'Categorias',
    subcategories: 'Subcategorias',
    places: 'Lugares',
    names: 'Nomes',
  },
  didYouMean: 'Você quis dizer',
  announce: (total: number) =>
    total === 0
      ? 'Nenhuma sugestão'
      : `${count(total)} ${total === 1 ? 'sugestão' : 'sugestões'}. Use as setas para escolher.`,
  found: (total: number) => (total === 1 ? 'estabelecimento' : 'estabelecimentos'),
} as const
