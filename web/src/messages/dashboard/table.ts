import { count } from '../../count.ts'

/** Texts of the dashboard's lists, whatever is in them. */
export const tableMessages = {
  sortBy: 'Ordenar por',
  /** One order in the select that stands in for the headings on phones. */
  ordered: (title: string, direction: 'asc' | 'desc') =>
    `${title} (${direction === 'asc' ? 'crescente' : 'decrescente'})`,
  unsorted: 'Ordem da lista',
  columns: 'Colunas',
  selectPage: 'Selecionar todos desta página',
  select: (name: string) => `Selecionar ${name}`,
  search: 'Buscar',
  clearSearch: 'Limpar busca',
  total: (total: number, one: string, several: string) => `${count(total)} ${total === 1 ? one : several}`,
  dismiss: 'Fechar aviso',
} as const
