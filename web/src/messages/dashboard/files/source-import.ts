import { businessFields } from '../../../../../schema/business/fields.ts'
import { count } from '../../site.ts'

const places = (total: number) => (total === 1 ? '1 lugar' : `${count(total)} lugares`)

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Texts of the import of a foreign file. */
export const sourceImportMessages = {
  title: 'Dados de outra fonte',
  lead: 'O que for novo vira rascunho; o que já está no guia e difere vira proposta. Nada do que uma pessoa preencheu muda sozinho.',
  notOurs: 'O arquivo não está no formato do próprio guia:',
  open: 'Importar como dados de outra fonte',
  reading: 'Lendo as colunas…',
  readFailed: 'Erro ao ler as colunas do arquivo',
  readAs: (format: string) => `Arquivo lido como ${format}.`,
  otherSheets: (names: readonly string[]) => `Outras abas com linhas não são lidas: ${names.join(', ')}.`,

  source: 'Fonte',
  sourceHint: 'De quem são os dados, como “Associação Comercial”. Use sempre o mesmo nome.',
  licence: 'Licença',
  licenceHint: 'Como os dados podem ser usados, como “Cedidos ao guia”. Aparece no perfil.',
  missing: 'Informe a fonte e a licença.',
  fill: 'Preencher os campos vazios',
  fillHint: 'Sem isso, o que falta no guia vira proposta.',
  partial: 'O arquivo só tem uma parte da fonte',
  partialHint: 'O que falta nele não conta como sumido.',
  create: 'Criar cidades, bairros e categorias que ainda não existem',
  createHint: 'Sem isso, lugares de cidades desconhecidas ficam de fora.',
  odbl: 'Assumo os deveres da licença ODbL',
  odblHint:
    'Dados do OpenStreetMap sem isso são só comparados. Os deveres: dizer “© contribuidores do OpenStreetMap”, oferecer a base derivada sob a mesma licença e não a fechar por meios técnicos.',

  columns: 'O que é cada coluna',
  columnsHint: 'Reconhecido pelos títulos e pelos valores; a escolha fica guardada neste navegador.',
  untitled: (position: number) => `Coluna ${position}`,
  ignored: 'Não importar',
  attributes: 'Informações',
  noName: 'Escolha a coluna com o nome do estabelecimento.',
  fields: {
    REFERENCE: 'Identificador (código, CNPJ)',
    NAME: 'Nome',
    CATEGORY: 'Categoria',
    SUBCATEGORY: 'Subcategoria',
    PHOTOS: 'Fotos',
    PHONE: 'Telefone',
    WHATSAPP: 'WhatsApp',
    EMAIL: 'E-mail público',
    ADDRESS: 'Endereço completo',
    STREET: 'Rua',
    NUMBER: 'Número',
    ZIP_CODE: 'CEP',
    NEIGHBORHOOD: 'Bairro',
    CITY: 'Cidade',
    LATITUDE: 'Latitude',
    LONGITUDE: 'Longitude',
    SITE: 'Site',
    INSTAGRAM: 'Instagram',
    FACEBOOK: 'Facebook',
    LINKEDIN: 'LinkedIn',
    TWITTER: 'Twitter',
    TIKTOK: 'TikTok',
    ...(Object.fromEntries(
      week.map((day) => [`${day.toUpperCase()}_HOURS`, `Horário: ${businessFields[`${day}Hours`].label}`]),
    ) as Record<`${Uppercase<(typeof week)[number]>}_HOURS`, string>),
  },

  check: 'Conferir',
  checkAgain: 'Conferir de novo',
  working: 'Comparando com o guia…',
  importIt: (total: number) => `Importar ${places(total)}`,

  nothing: 'Nada muda no guia: não há o que importar.',
  total: (total: number) => `${places(total)} no arquivo`,
  counts: {
    drafts: 'Rascunhos novos',
    nearestCity: 'Na cidade mais próxima',
    matched: 'Já no guia',
    proposed: 'Com propostas',
    filled: 'Com campos preenchidos',
    unchanged: 'Sem mudança',
    refusedBefore: 'Recusados antes',
    leftOut: 'Deixados de fora',
    vanished: 'Sumiram da fonte',
  },
  unknown: 'Nomes que o guia não conhece',
  unknownHint: 'Escolha o que o guia diz no lugar deles e confira de novo.',
  kinds: { CITY: 'Cidade', CATEGORY: 'Categoria' },
  unknownName: (kind: string, name: string, rows: number) =>
    `${kind} “${name}” (${rows === 1 ? '1 linha' : `${count(rows)} linhas`})`,
  keep: 'Deixar como está',
  notListed: 'O guia não lista',
  categories: 'Categorias da fonte que o guia não conhece',
  categoriesLater:
    'Os rascunhos ficam sem categoria. Depois da importação, diga em “Categorias das fontes” o que elas são.',
  categoriesNow: 'Diga o que elas são e importe o mesmo arquivo de novo.',
  placeTitles: ['Lugar', 'Referência', 'Problema'] as const,
  moreProblems: (shown: number, more: number) =>
    `Os primeiros ${count(shown)}, na ordem do arquivo; e mais ${count(more)}.`,
  reasons: 'Por que ficaram de fora',
  values: 'Valores que ficaram de fora',
  times: (text: string, times: number) => `${text} (${count(times)})`,
} as const
