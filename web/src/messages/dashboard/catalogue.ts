/** Texts of the four catalogue screens, word for word as the specification quotes them where it does. */

type Said =
  | ('title' | 'add' | 'edit' | 'list' | 'search' | 'none' | 'noneFound' | 'created' | 'updated' | 'deleted')
  | ('loadFailed' | 'editLoadFailed' | 'saveFailed' | 'confirm' | 'deleteFailed' | 'deleteRefused')

/** What one of the screens says. */
export interface CatalogueTexts extends Readonly<Record<Said, string>> {
  /** One and several, for the total. */
  counted: readonly [string, string]
  /** Said of a deletion that was not answered; `deleteFailed` where there is none. */
  deleteUnanswered?: string
  /** Shown above the form, in addition to the fields' errors, if a required field is empty. */
  incomplete?: string
}

const noAnswer = 'Sem resposta do servidor'

export const catalogueMessages = {
  name: 'Nome',
  slug: 'Slug',
  slugHint: 'Como aparece no endereço da página.',
  slugRequired: 'Informe o slug.',
  synonyms: 'Sinônimos',
  synonymsHint:
    'Outras palavras que as pessoas usam ao buscar, separadas por vírgulas: até 40. São públicas.',
  synonymIsName: (name: string) =>
    `“${name}” é também o nome de um estabelecimento: quem o procura verá esta sugestão antes.`,
  synonymsReachFew: (count: number) =>
    `Estas palavras ${count === 0 ? 'ainda não levam a nenhum estabelecimento' : `só levam a ${count === 1 ? '1 estabelecimento' : `${count} estabelecimentos`}`}.`,
  image: 'Imagem',
  imageHint: 'PNG, JPG, JPEG até 5MB',
  chooseImage: 'Escolher imagem',
  changeImage: 'Trocar imagem',
  removeFile: 'Descartar a imagem escolhida',
  removeImage: 'Remover imagem',
  keepImage: 'Manter a imagem atual',
  imageGoes: 'A imagem será removida ao salvar.',
  previewOf: (file: string) => `Prévia de ${file}`,
  savedImage: 'Imagem atual',
  existsAlready:
    'Um envio anterior já tinha criado este registro, com outros dados. O que você digitou continua no formulário: confira e salve de novo.',
  saving: 'Salvando...',
  loadingRecord: 'Carregando...',
  required: 'Os campos com * são obrigatórios.',
  yes: 'Sim',
  no: 'Não',
  deletion: (name: string) => `“${name}” sai do guia. Você pode desfazer isto por 30 dias, no Histórico.`,
  /** The status of an answer without a message: "Falha ao excluir cidade (502 Bad Gateway)". */
  withStatus: (text: string, status: string) => `${text} (${status})`,
  discard: {
    title: 'Descartar o que foi digitado?',
    text: 'O que está no formulário ainda não foi salvo.',
    action: 'Descartar',
  },
  chooseOne: 'Escolha uma opção',
  /** The category itself, above its subcategories. */
  wholeCategory: (name: string) => `${name} (categoria)`,
  uses: {
    neighborhoods: (name: string) => `Ver os bairros de ${name}`,
    subcategories: (name: string) => `Ver as subcategorias de ${name}`,
    businesses: (name: string) => `Ver os estabelecimentos de ${name}`,
    sources: (name: string) => `Ver as categorias das fontes que são ${name}`,
    areas: (name: string) => `Ver os estabelecimentos que atendem ${name}`,
    attributes: (name: string) => `Ver os atributos de ${name}`,
    answers: (name: string) => `Ver os estabelecimentos com resposta a “${name}”`,
  },
} as const

export const cityMessages = {
  title: 'Gerenciar Cidades',
  add: 'Adicionar Cidade',
  edit: 'Editar Cidade',
  list: 'Lista de Cidades',
  search: 'Buscar cidades',
  counted: ['cidade', 'cidades'],
  none: 'Nenhuma cidade cadastrada.',
  noneFound: 'Nenhuma cidade encontrada com os filtros atuais.',
  created: 'Cidade criada com sucesso!',
  updated: 'Cidade atualizada com sucesso!',
  deleted: 'Cidade excluída com sucesso!',
  loadFailed: 'Erro ao carregar cidades',
  editLoadFailed: 'Erro ao carregar dados da cidade para edição',
  saveFailed: 'Erro ao salvar cidade',
  confirm: 'Tem certeza que deseja excluir esta cidade?',
  deleteFailed: 'Erro ao excluir cidade',
  deleteRefused: 'Falha ao excluir cidade',
  deleteUnanswered: noAnswer,
  popular: 'Popular',
  popularHint: 'Aparece na página inicial, entre as cidades populares.',
  active: 'Ativa',
  activeHint: 'Aparece nas listas de escolha. Inativa, seus estabelecimentos continuam no guia.',
  inactive: 'Inativa',
  latitude: 'Latitude',
  latitudeHint: 'Do centro, em graus. Ex.: -23,0264',
  longitude: 'Longitude',
  longitudeHint: 'Do centro, em graus. Ex.: -45,5553',
  holidays: 'Feriados municipais',
  holidaysHint:
    'Um por linha: 19/03 São José, todo ano, ou 16/02/2027 Festa do Divino, só nesse. Nacionais e estaduais já constam.',
} as const satisfies CatalogueTexts & Record<string, unknown>

export const categoryMessages = {
  title: 'Gerenciar Categorias',
  add: 'Adicionar Categoria',
  edit: 'Editar Categoria',
  list: 'Lista de Categorias',
  search: 'Buscar categorias',
  counted: ['categoria', 'categorias'],
  none: 'Nenhuma categoria cadastrada.',
  noneFound: 'Nenhuma categoria encontrada com os filtros atuais.',
  created: 'Categorias criada com sucesso!',
  updated: 'Categoria atualizada com sucesso!',
  deleted: 'Categorias excluída com sucesso!',
  loadFailed: 'Erro ao carregar categorias',
  editLoadFailed: 'Erro ao carregar dados',
  saveFailed: 'Erro ao salvar categoria',
  confirm: 'Tem certeza que deseja excluir esta categoria?',
  deleteFailed: 'Erro ao excluir categoria',
  deleteRefused: 'Falha ao excluir categoria',
  deleteUnanswered: noAnswer,
  icon: 'Icon',
  schemaType: 'Tipo no schema.org',
  schemaTypeHint: 'Como os buscadores veem os estabelecimentos desta categoria.',
  noSchemaType: 'LocalBusiness (geral)',
  popular: 'Esta categoria está marcada como popular.',
} as const satisfies CatalogueTexts & Record<string, unknown>

export const neighborhoodMessages = {
  title: 'Gerenciar Bairros',
  add: 'Adicionar Bairro',
  edit: 'Editar Bairro',
  list: 'Lista de Bairros',
  search: 'Buscar bairros',
  counted: ['bairro', 'bairros'],
  none: 'Nenhum bairro cadastrado.',
  noneFound: 'Nenhum bairro encontrado com os filtros atuais.',
  created: 'Bairro criado com sucesso!',
  updated: 'Bairro atualizado com sucesso!',
  deleted: 'Bairro excluído com sucesso!',
  loadFailed: 'Erro ao carregar dados',
  editLoadFailed: 'Erro ao carregar dados do bairro para edição',
  saveFailed: 'Erro ao salvar bairro',
  confirm: 'Tem certeza que deseja excluir este bairro?',
  deleteFailed: 'Erro ao excluir bairro',
  deleteRefused: 'Falha ao excluir bairro',
  incomplete: 'Preencha todos os campos obrigatórios',
  city: 'Cidade',
  chooseCity: 'Selecione uma cidade',
  allCities: 'Todas as cidades',
} as const satisfies CatalogueTexts & Record<string, unknown>

export const subcategoryMessages = {
  title: 'Gerenciar Subcategorias',
  add: 'Adicionar Subcategoria',
  edit: 'Editar Subcategoria',
  list: 'Lista de Subcategorias',
  search: 'Buscar subcategorias',
  counted: ['subcategoria', 'subcategorias'],
  none: 'Nenhuma subcategoria cadastrada.',
  noneFound: 'Nenhuma subcategoria encontrada com os filtros atuais.',
  created: 'Subcategoria criada com sucesso!',
  updated: 'Subcategoria atualizada com sucesso!',
  deleted: 'Subcategoria excluída com sucesso!',
  loadFailed: 'Erro ao carregar dados',
  editLoadFailed: 'Erro ao carregar dados da subcategoria para edição',
  saveFailed: 'Erro ao salvar subcategoria',
  confirm: 'Tem certeza que deseja excluir esta subcategoria?',
  deleteFailed: 'Erro ao excluir subcategoria',
  deleteRefused: 'Falha ao excluir subcategoria',
  icon: 'Ícone',
  category: 'Categoria',
  chooseCategory: 'Selecione uma categoria',
  allCategories: 'Todas as categorias',
  status: 'Status',
  anyStatus: 'Todos',
  activeBox: 'Ativo',
  activeHint: 'Uma subcategoria inativa não aparece para o público.',
  active: 'Ativo',
  inactive: 'Inativo',
} as const satisfies CatalogueTexts & Record<string, unknown>
