import { count } from '../../count.ts'

/** One, or how many. */
const businesses = (total: number) => (total === 1 ? '1 estabelecimento' : `${count(total)} estabelecimentos`)

/** Texts of the dashboard's list of establishments, word for word as the specification quotes them where it does. */
export const businessListMessages = {
  title: 'Gerenciar Estabelecimentos',
  add: 'Adicionar estabelecimento',
  list: 'Lista de estabelecimentos',

  columns: {
    name: 'Nome',
    categories: 'Categoria',
    city: 'Cidade',
    createdAt: 'Data de Cadastro',
    actions: 'Ações',
  },
  none: 'N/A',
  newTab: '(abre em outra aba)',

  search: 'Buscar estabelecimentos',
  searchPlaceholder: 'Nome, telefone ou número',
  city: 'Cidade',
  anyCity: 'Todas as cidades',
  category: 'Categoria',
  anyCategory: 'Todas as categorias',
  state: 'Situação',
  anyState: 'Todas as situações',
  /** Of those that are not simply published. */
  states: {
    PUBLISHED: 'Publicados',
    DRAFT: 'Rascunhos',
    CLOSED_TEMPORARILY: 'Fechados temporariamente',
    CLOSED_FOR_GOOD: 'Encerrados',
  },
  withoutPhotos: 'Sem fotos',
  withoutCoordinates: 'Sem coordenadas',
  total: businesses,
  totalUnknown: 'Carregando...',
  activeFilters: 'Filtros ativos',
  searchFor: (search: string) => `Busca: ${search}`,
  removeFilter: (filter: string) => `Remover filtro ${filter}`,
  clearFilters: 'Limpar filtros',
  perPage: 'Por página',
  page: (page: number, pages: number) => `Página ${count(page)} de ${count(pages)}`,

  loadFailed: 'Erro ao carregar dados',
  empty: 'Nenhum estabelecimento cadastrado. Adicione o primeiro ou importe um arquivo CSV.',
  emptyFiltered: 'Nenhum estabelecimento encontrado com os filtros atuais',

  remove: {
    question: 'Tem certeza que deseja excluir este estabelecimento?',
    text: (name: string) => `${name} sai do guia com suas fotos e os favoritos de quem o guardou.`,
    done: 'Estabelecimento excluído com sucesso!',
    failed: 'Erro ao excluir estabelecimento',
    /** Something between here and the server failed. */
    serviceFailed: (status: number) => `Falha ao excluir estabelecimento (erro ${status})`,
  },

  selection: {
    label: 'Seleção',
    count: (total: number) => `${businesses(total)} ${total === 1 ? 'selecionado' : 'selecionados'}`,
    tooMany: (most: number) => `Selecione no máximo ${most} por vez.`,
    clear: 'Limpar seleção',
    remove: 'Excluir selecionados',
    categories: 'Mudar categorias',
    state: 'Mudar situação',
    others: (total: number) => `e mais ${businesses(total)}`,
  },
  removeMany: {
    question: (total: number) =>
      total === 1
        ? 'Tem certeza que deseja excluir este estabelecimento?'
        : `Tem certeza que deseja excluir ${businesses(total)}?`,
    text: 'Saem do guia com suas fotos e os favoritos de quem os guardou:',
    done: (total: number) =>
      total === 1 ? 'Estabelecimento excluído com sucesso!' : `${businesses(total)} excluídos com sucesso!`,
    gone: 'Nenhum dos selecionados existia mais.',
    failed: 'Erro ao excluir estabelecimentos',
  },

  changeCategories: {
    title: (total: number) => `Mudar categorias de ${businesses(total)}`,
    action: 'O que fazer',
    actions: {
      ADD: ['Adicionar', 'A categoria entra depois das que já existem.'],
      REPLACE: ['Substituir', 'A categoria fica no lugar de todas as que existem.'],
      REMOVE: ['Remover', 'A categoria sai, com suas subcategorias.'],
    },
    category: 'Categoria',
    chooseCategory: 'Selecione uma categoria',
    subcategory: 'Subcategoria',
    noSubcategory: 'Nenhuma',
    wholeCategory: 'A categoria inteira',
    inactive: (name: string) => `${name} (inativa)`,
    submit: 'Mudar categorias',
    submitting: 'Mudando…',
    done: (total: number) => `Categorias de ${businesses(total)} atualizadas com sucesso!`,
    failed: 'Erro ao mudar categorias',
  },

  changeState: {
    title: (total: number) => `Mudar situação de ${businesses(total)}`,
    action: 'Nova situação',
    states: {
      PUBLISHED: [
        'Publicado',
        'Aparece nas buscas e nas listas. O que falta nos rascunhos é conferido antes.',
      ],
      DRAFT: ['Rascunho', 'Só a administração e quem é dono veem.'],
      CLOSED_FOR_GOOD: ['Encerrou as atividades', 'Sai de todas as listas. A página continua, com um aviso.'],
    },
    submit: 'Mudar situação',
    submitting: 'Mudando…',
    done: (total: number) => `Situação de ${businesses(total)} atualizada com sucesso!`,
    failed: 'Erro ao mudar a situação',
  },

  export: {
    label: 'Exportar CSV',
    preparing: 'Preparando…',
    started: (total: number) => `O download de ${businesses(total)} começou.`,
    failed: 'Erro ao exportar estabelecimentos',
  },
  import: 'Importar CSV',
} as const
