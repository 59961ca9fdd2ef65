import { count } from '../site.ts'

/** One, or how many. */
const businesses = (total: number) => (total === 1 ? '1 estabelecimento' : `${count(total)} estabelecimentos`)

const orList = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** Texts of the dashboard's list of establishments, word for word as the specification quotes them where it does. */
export const businessListMessages = {
  title: 'Gerenciar Estabelecimentos',
  add: 'Adicionar estabelecimento',
  list: 'Lista de estabelecimentos',

  columns: {
    name: 'Nome',
    categories: 'Categoria',
    city: 'Cidade',
    owner: 'Dono',
    createdAt: 'Data de Cadastro',
    updatedAt: 'Última Alteração',
    actions: 'Ações',
  },
  none: 'N/A',
  duplicate: 'Duplicar',
  duplicateOf: (name: string) => `Duplicar ${name}`,

  search: 'Buscar estabelecimentos',
  searchPlaceholder: 'Nome, telefone ou número',
  city: 'Cidade',
  anyCity: 'Todas as cidades',
  category: 'Categoria',
  anyCategory: 'Todas as categorias',
  neighborhood: 'Bairro',
  anyNeighborhood: 'Todos os bairros',
  subcategory: 'Subcategoria',
  anySubcategory: 'Todas as subcategorias',
  attribute: 'Atributo respondido',
  anyAttribute: 'Todos',
  answered: (attribute: string) => `Com resposta: ${attribute}`,
  owner: 'Dono',
  anyOwner: 'Todos os donos',
  withoutOwner: 'Sem dono',
  chooseOwner: 'Escolher uma conta',
  ownedBy: (name: string) => `Dono: ${name}`,
  serves: (place: string) => `Atendem: ${place}`,
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
  /** The filter by an import or a change of several. */
  act: {
    label: (kind: 'import' | 'bulk' | 'merge', moment: string, by: string | null) =>
      `${{ import: 'Importação', bulk: 'Mudança em massa', merge: 'União' }[kind]} de ${moment}${by ? `, por ${by}` : ''}`,
    loading: 'Alteração em conjunto',
    unknown: 'Alteração que não está no Histórico',
    gone: (gone: number, total: number) =>
      `De ${businesses(total)} desta alteração, ${count(gone)} já ${gone === 1 ? 'foi excluído' : 'foram excluídos'}.`,
    see: 'Ver na lista',
    undo: 'Desfazer',
    undoThis: 'Desfazer esta alteração',
  },
  searchFor: (search: string) => `Busca: ${search}`,
  removeFilter: (filter: string) => `Remover filtro ${filter}`,
  clearFilters: 'Limpar filtros',
  perPage: 'Por página',

  loadFailed: 'Erro ao carregar dados',
  empty: 'Nenhum estabelecimento cadastrado. Adicione o primeiro ou importe um arquivo CSV.',
  emptyFiltered: 'Nenhum estabelecimento encontrado com os filtros atuais',

  remove: {
    question: 'Tem certeza que deseja excluir este estabelecimento?',
    text: (name: string) =>
      `${name} sai do guia com suas fotos e os favoritos de quem o guardou. Você pode desfazer isto por 30 dias, no Histórico.`,
    done: 'Estabelecimento excluído com sucesso!',
    failed: 'Erro ao excluir estabelecimento',
    /** Something between here and the server failed. */
    serviceFailed: (status: number) => `Falha ao excluir estabelecimento (erro ${status})`,
  },

  selection: {
    label: 'Seleção',
    count: (total: number) => `${businesses(total)} ${total === 1 ? 'selecionado' : 'selecionados'}`,
    tooMany: (most: number) => `Selecione no máximo ${count(most)} por vez.`,
    clear: 'Limpar seleção',
    remove: 'Excluir selecionados',
    edit: 'Editar selecionados',
    state: 'Mudar situação',
    whole: (total: number) => `Selecionar todos os ${count(total)} resultados`,
    wholeFailed: 'Erro ao selecionar todos os resultados',
    others: (total: number) => `e mais ${businesses(total)}`,
  },
  removeMany: {
    question: (total: number) =>
      total === 1
        ? 'Tem certeza que deseja excluir este estabelecimento?'
        : `Tem certeza que deseja excluir ${businesses(total)}?`,
    text: 'Saem do guia com suas fotos e os favoritos de quem os guardou. Você pode desfazer isto por 30 dias, no Histórico:',
    done: (total: number) =>
      total === 1 ? 'Estabelecimento excluído com sucesso!' : `${businesses(total)} excluídos com sucesso!`,
    gone: 'Nenhum dos selecionados existia mais.',
    failed: 'Erro ao excluir estabelecimentos',
  },

  edit: {
    title: (total: number) => `Editar ${businesses(total)}`,
    keep: 'Não mudar',
    nothing: 'Escolha o que muda: categorias, cidade e bairro, dono ou atributo.',
    categories: 'Categorias',
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
    city: 'Cidade',
    neighborhood: 'Bairro',
    chooseNeighborhood: 'Selecione um bairro',
    attribute: 'Atributo',
    askedOf: (categories: readonly string[]) =>
      `A resposta só aparece em estabelecimentos de ${categories.length > 5 ? `${categories.length} categorias` : orList.format(categories)}.`,
    chooseAnswer: 'Selecione a resposta',
    noAnswer: 'Sem resposta',
    blankLink: 'Em branco, fica sem resposta.',
    preview: 'O que muda',
    changing: (changed: number, total: number) =>
      changed === 0
        ? 'Nada muda: os selecionados já são assim.'
        : changed === total
          ? `${changed === 1 ? 'Muda' : 'Mudam'} ${businesses(changed)}.`
          : `${changed === 1 ? 'Muda' : 'Mudam'} ${businesses(changed)} de ${count(total)}. Os outros já são assim.`,
    others: (total: number) => `E mais ${businesses(total)}, do mesmo modo.`,
    submit: 'Ver o que muda',
    asking: 'Conferindo…',
    confirm: (total: number) => `Mudar ${businesses(total)}`,
    submitting: 'Mudando…',
    done: (total: number) =>
      `${businesses(total)} ${total === 1 ? 'atualizado' : 'atualizados'} com sucesso!`,
    failed: 'Erro ao editar estabelecimentos',
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
    unedited: (total: number) =>
      total === 1
        ? '1 rascunho veio de uma fonte, e ninguém o editou ainda. Confira-o antes de publicar.'
        : `${count(total)} rascunhos vieram de fontes, e ninguém os editou um a um. Confira-os antes de publicar.`,
    skip: 'Pular os rascunhos incompletos, que continuam rascunhos',
    submit: 'Mudar situação',
    submitting: 'Mudando…',
    /** @param skipped incomplete drafts that were skipped */
    skipped: (skipped: number) =>
      skipped === 1
        ? ' 1 incompleto continua rascunho.'
        : ` ${count(skipped)} incompletos continuam rascunhos.`,
    done: (total: number) => `Situação de ${businesses(total)} atualizada com sucesso!`,
    failed: 'Erro ao mudar a situação',
  },

  export: {
    label: (format: string) => `Exportar ${format}`,
    format: 'Formato do arquivo',
    formats: { CSV: 'CSV', XLSX: 'Excel', GEOJSON: 'GeoJSON' },
    preparing: 'Preparando…',
    started: (total: number) => `O download de ${businesses(total)} começou.`,
    failed: 'Erro ao exportar estabelecimentos',
  },
  import: 'Importar CSV',
  importShort: 'Importar',
} as const
