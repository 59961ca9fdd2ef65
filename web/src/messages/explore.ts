import { count } from '../count.ts'

/** Texts of the search's results, word for word as the specification quotes them where it does. */
export const exploreMessages = {
  title: 'Explore estabelecimentos',
  everything: 'Estabelecimentos',
  headingOfName: (name: string) => `Resultados para “${name}”`,
  /** A search in words: "Padarias em Taubaté", with "· Centro" and the name that was typed where there are any. */
  heading: (what: string, city: string, neighborhood: string, name: string) =>
    `${what}${city && ` em ${city}`}${neighborhood && ` · ${neighborhood}`}${name && `: “${name}”`}`,
  description: (heading: string) =>
    `${heading} no Guia do Vale: endereço, telefone e WhatsApp. Ordem aleatória e justa, sem posição paga.`,
  pageTitle: (heading: string, page: number) => `${heading} · Página ${page}`,
  order: 'Ordem sorteada: todos têm a mesma chance.',
  whyOrder: 'Por quê?',
  whyOrderLabel: 'Por que a ordem é sorteada?',
  filters: 'Filtros',
  results: 'Resultados',
  openFilters: (active: number) => (active > 0 ? `Filtros (${active})` : 'Filtros'),
  closeFilters: 'Fechar filtros',
  see: (total: number) =>
    total === 0 ? 'Nenhum resultado' : `Ver ${count(total)} ${total === 1 ? 'resultado' : 'resultados'}`,
  total: (total: number) => `${count(total)} ${total === 1 ? 'estabelecimento' : 'estabelecimentos'}`,
  place: (page: number, pages: number) => `Página ${count(page)} de ${count(pages)}`,
  active: 'Filtros ativos',
  remove: (filter: string) => `Remover filtro ${filter}`,
  perPage: 'Por página',
  showPerPage: (size: number) => `Mostrar ${size} por página`,
  tallCards: 'Mostrar cartões grandes',
  sideCards: 'Mostrar cartões compactos',
  loadFailed: 'Ocorreu um erro ao carregar os resultados',
  empty: 'Nenhum estabelecimento encontrado com os filtros atuais',
  clear: 'Limpar filtros',
} as const

/** Texts of the page buttons. */
export const paginationMessages = {
  label: 'Páginas de resultados',
  previous: 'Anterior',
  next: 'Próxima',
  page: (page: number) => `Página ${page}`,
} as const
