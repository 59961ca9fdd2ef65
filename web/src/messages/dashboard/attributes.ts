import type { AttributeIcon } from '../../../../schema/attributes/icons.ts'
import type { AttributeKind } from '../../../../schema/attributes/kinds.ts'
import type { AttributeMeaning } from '../../../../schema/attributes/meanings.ts'
import type { CatalogueTexts } from './catalogue.ts'

/** Texts of the screen of attributes. */
export const attributeMessages = {
  title: 'Gerenciar Atributos',
  add: 'Adicionar Atributo',
  edit: 'Editar Atributo',
  list: 'Lista de Atributos',
  search: 'Buscar atributos',
  counted: ['atributo', 'atributos'],
  none: 'Nenhum atributo cadastrado.',
  noneFound: 'Nenhum atributo encontrado com os filtros atuais.',
  created: 'Atributo criado com sucesso!',
  updated: 'Atributo atualizado com sucesso!',
  deleted: 'Atributo excluído com sucesso!',
  loadFailed: 'Erro ao carregar atributos',
  editLoadFailed: 'Erro ao carregar dados do atributo para edição',
  saveFailed: 'Erro ao salvar atributo',
  confirm: 'Tem certeza que deseja excluir este atributo?',
  deleteFailed: 'Erro ao excluir atributo',
  deleteRefused: 'Falha ao excluir atributo',
  lead: 'Um atributo é um fato do serviço que o visitante pode conferir: “Aceita Pix”, “Faz entrega”. Vale para categorias inteiras, nunca para estabelecimentos escolhidos. Não pergunte nada sobre saúde, fé, origem, sexualidade ou política de pessoas. Não crie selos nem elogios.',
  addDefaults: 'Adicionar os mais usados',
  defaultsAdded: (added: number) =>
    added === 0
      ? 'Os atributos mais usados já estão todos na lista.'
      : added === 1
        ? '1 atributo adicionado.'
        : `${added} atributos adicionados.`,
  defaultsFailed: 'Erro ao adicionar os atributos mais usados',
  review: 'Revisar',
  question: 'Pergunta *',
  questionHint: 'Como o formulário pergunta. Ex.: Aceita Pix?',
  kind: 'Tipo da resposta',
  kinds: {
    YES_NO: 'Sim ou não',
    CHOICE: 'Uma de uma lista',
    LINK: 'Um link',
  } satisfies Record<AttributeKind, string>,
  options: 'Opções',
  optionsHint: 'De 2 a 20, na ordem em que aparecem.',
  option: (number: number) => `Opção ${number}`,
  addOption: 'Adicionar opção',
  removeOption: (name: string) => `Remover ${name}`,
  raiseOption: (name: string) => `Mover ${name} para cima`,
  group: 'Grupo *',
  groupHint: 'Os do mesmo grupo aparecem juntos. Ex.: Pagamento',
  groupHeader: 'Grupo',
  categories: 'Categorias',
  categoriesHint: 'De quais se pergunta. Sem nenhuma, de todas.',
  categoriesFailed: 'Erro ao carregar categorias',
  category: 'Categoria',
  allCategories: 'Todas as categorias',
  anyKind: 'Todos',
  icon: 'Ícone',
  noIcon: 'Nenhum',
  meaning: 'Significado para buscadores',
  meaningHint: 'Como os buscadores leem a resposta (schema.org).',
  noMeaning: 'Nenhum',
  isFilter: 'Usar como filtro',
  isFilterHint: 'Os visitantes podem filtrar a busca por ele.',
  isAlwaysInSight: 'Chip sempre à vista',
  isAlwaysInSightHint: 'O filtro aparece na busca também sem categoria escolhida.',
  active: 'Ativo',
  activeHint: 'Inativo, o público não vê o atributo nem as respostas, que ficam guardadas.',
  inactive: 'Inativo',
  position: 'Ordem',
  positionHint: 'Os de número menor aparecem primeiro.',
  status: 'Status',
  anyStatus: 'Todos',
} as const satisfies CatalogueTexts & Record<string, unknown>

/** What answers can be in structured data. */
export const meaningLabels: Readonly<Record<AttributeMeaning, string>> = {
  acceptsReservations: 'Aceita reservas',
  amenityFeature: 'Comodidade do lugar',
  hasMenu: 'Cardápio',
  isAccessibleForFree: 'Entrada grátis',
  paymentAccepted: 'Forma de pagamento',
  servesCuisine: 'Tipo de cozinha',
  smokingAllowed: 'Permite fumar',
  BuyAction: 'Comprar',
  OrderAction: 'Fazer um pedido',
  QuoteAction: 'Pedir orçamento',
  ReserveAction: 'Reservar',
  ScheduleAction: 'Marcar horário',
}

/** What the drawings of attributes show. */
export const iconLabels: Readonly<Record<AttributeIcon, string>> = {
  alert: 'Alerta',
  camera: 'Câmera',
  check: 'Marca de certo',
  email: 'Envelope',
  eye: 'Olho',
  heart: 'Coração',
  info: 'Informação',
  map: 'Mapa',
  phone: 'Telefone',
  pin: 'Marcador de lugar',
  play: 'Reproduzir',
  site: 'Globo',
  user: 'Pessoa',
  whatsapp: 'WhatsApp',
}
