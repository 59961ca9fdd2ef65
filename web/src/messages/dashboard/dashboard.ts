import { count } from '../site.ts'

/** Texts that several screens of the dashboard share. */
export const dashboardMessages = {
  /** Of the window, until the screen has said its own. */
  title: 'Painel',
  loading: 'Carregando...',
  add: 'Adicionar',
  update: 'Atualizar',
  cancel: 'Cancelar',
  back: 'Voltar',
  edit: 'Editar',
  editOf: (name: string) => `Editar ${name}`,
  remove: 'Excluir',
  removeOf: (name: string) => `Excluir ${name}`,
  actions: 'Ações',
  /** Of a value that has changed, or is about to. */
  before: 'Antes',
  after: 'Depois',
  noValue: 'vazio',
  close: 'Fechar',
  leave: 'Sair',
  /** No answer came at all. */
  noAnswer: 'Sem resposta do servidor',

  /** Of a field with options. */
  picking: {
    open: (label: string) => `Mostrar opções de ${label.replace(/ \*$/, '')}`,
    clear: (label: string) => `Limpar ${label.replace(/ \*$/, '')}`,
    found: (total: number) => (total === 1 ? '1 opção' : `${count(total)} opções`),
    none: 'Nada encontrado',
  },

  session: {
    lead: 'Entre de novo para continuar de onde parou: o que você digitou continua na página. Se sair, o que não foi salvo se perde.',
  },

  ousted: {
    demoted:
      'A sua conta deixou de ser de administração, e nada mais pode ser salvo aqui. O que você digitou continua na página: copie o que quiser guardar antes de sair.',
    other:
      'Outra conta entrou neste navegador, e nada mais pode ser salvo aqui. O que você digitou continua na página: copie o que quiser guardar antes de sair.',
    leave: 'Sair do painel',
  },

  nav: {
    label: 'Painel',
    overview: 'Dashboard',
    businesses: 'Estabelecimentos',
    holidays: 'Feriado: quem abre?',
    proposals: 'Propostas',
    pairs: 'Possíveis repetidos',
    cities: 'Cidades',
    neighborhoods: 'Bairros',
    categories: 'Categorias',
    subcategories: 'Subcategorias',
    attributes: 'Atributos',
    users: 'Usuários',
    audit: 'Histórico',
    emptySearches: 'Buscas sem resultado',
    site: 'Ver o site',
    collapse: 'Recolher menu',
    expand: 'Expandir menu',
    open: 'Abrir menu',
  },
} as const

/** Texts of the dashboard's lists, whatever is in them. */
export const tableMessages = {
  sortBy: 'Ordenar por',
  /** One order in the select that replaces the headings on phones. */
  ordered: (title: string, direction: 'asc' | 'desc') =>
    `${title} (${direction === 'asc' ? 'crescente' : 'decrescente'})`,
  unsorted: 'Ordem da lista',
  columns: 'Colunas',
  filters: (active: number) => (active > 0 ? `Filtros (${active})` : 'Filtros'),
  moreOf: (name: string) => `Mais ações de ${name}`,
  selectPage: 'Selecionar todos desta página',
  select: (name: string) => `Selecionar ${name}`,
  clearSearch: 'Limpar busca',
  clearFilters: 'Limpar filtros',
  total: (total: number, one: string, several: string) => `${count(total)} ${total === 1 ? one : several}`,
  dismiss: 'Fechar aviso',
} as const
