import { count } from './site.ts'

interface ChosenNames {
  name: string
  city: string
  neighborhood: string
  attributes: string
}

/** Suggested reading of a search text. */
interface Meant {
  kind: string
  label: string
  count: number
  isCorrection: boolean
}

/** Texts of the search results; verbatim from the specification where it quotes them. */
export const exploreMessages = {
  title: 'Explore estabelecimentos',
  everything: 'Estabelecimentos',
  headingOfName: (name: string) => `Resultados para “${name}”`,
  /**
   * Describes a search: "Padarias em Taubaté", with "· Centro" and the typed name if present. The
   * non-breaking space keeps the dot off line starts.
   */
  heading: (what: string, city: string, neighborhood: string, name: string) =>
    `${what}${city && ` em ${city}`}${neighborhood && `\u00a0· ${neighborhood}`}${name && `: “${name}”`}`,
  /** Heading with the filtered answers. */
  headingAnswers: (heading: string, answers: string) => `${heading}\u00a0· ${answers}`,
  /** Short list of answers: "Aceita Pix e mais 2". */
  answers: ([first = '', ...others]: readonly string[]) =>
    others.length > 0 ? `${first} e mais ${others.length}` : first,
  /** An answer other than yes: "Estacionamento: Na rua". */
  answer: (attribute: string, value: string) => `${attribute}: ${value}`,
  no: 'não',
  anyAnswer: 'Tanto faz',
  more: 'Mais',
  moreFilters: 'Mais filtros',
  description: (heading: string) =>
    `${heading} no Guia do Vale: endereço, telefone e WhatsApp. Ordem aleatória e justa, sem posição paga.`,
  pageTitle: (heading: string, page: number) => `${heading} · Página ${page}`,
  order: 'Ordem sorteada: todos têm a mesma chance.',
  whyOrder: 'Por quê?',
  whyOrderLabel: 'Por que a ordem é sorteada?',
  filters: 'Filtros',
  results: 'Resultados',
  mapFailed: 'O mapa não carregou. A lista continua aqui.',
  openFilters: (active: number) => (active > 0 ? `Filtros (${active})` : 'Filtros'),
  closeFilters: 'Fechar filtros',
  see: (total: number) =>
    total === 0 ? 'Nenhum resultado' : `Ver ${count(total)} ${total === 1 ? 'resultado' : 'resultados'}`,
  total: (total: number) => `${count(total)} ${total === 1 ? 'estabelecimento' : 'estabelecimentos'}`,
  place: (page: number, pages: number) => `Página ${count(page)} de ${count(pages)}`,
  active: 'Filtros ativos',
  toggles: 'Filtros rápidos',
  remove: (filter: string) => `Remover filtro ${filter}`,
  perPage: 'Por página',
  showPerPage: (size: number) => `Mostrar ${size} por página`,
  onlyThere: 'Só quem fica aqui',
  seeMap: 'Ver no mapa',
  tallCards: 'Mostrar cartões grandes',
  sideCards: 'Mostrar cartões compactos',
  loadFailed: 'Ocorreu um erro ao carregar os resultados',
  empty: 'Nenhum estabelecimento encontrado com os filtros atuais',
  unknownCity: (city: string) => `O guia não conhece a cidade “${city}”.`,
  clear: 'Limpar filtros',
  openNow: {
    label: 'Aberto agora',
    /**
     * For searches that exclude establishments without hours; `withUnknown` is for those that include them.
     */
    without: (total: number) =>
      `${count(total)} não ${total === 1 ? 'informou' : 'informaram'} o horário de hoje.`,
    include: 'Incluir',
    withUnknown: (total: number) =>
      `Com ${count(total)} que não ${total === 1 ? 'informou' : 'informaram'} o horário de hoje.`,
    exclude: 'Deixar de fora',
  },
  near: {
    ask: 'Perto de mim',
    asking: 'Procurando você...',
    refused: 'Não foi possível saber onde você está. Escolha a cidade ou o bairro nos filtros.',
    distance: 'Distância',
    km: (km: number) => `${km} km`,
    within: (km: number) => `Até ${km} km de você`,
    heading: (heading: string, km: number) => `${heading} a até ${km} km`,
    nothing: (km: number) => `Nada a menos de ${km} km. Tente mais longe:`,
  },
  otherSearches: 'Outras buscas',
  noName: (name: string) => `Nenhum nome com “${name}”. Talvez você procure:`,
  fewNames: (name: string) => `Poucos nomes com “${name}”. Talvez você procure:`,
  byNameOnly: (text: string) => `Procurar “${text}” só pelo nome`,
  inCity: (name: string, city: string) => `${name} em ${city}`,
  /** "Ver Dentistas (39)", "Você quis dizer Padarias (50)?"; names have no count. */
  meant: ({ kind, label, count: found, isCorrection }: Meant) => {
    const total = kind === 'BUSINESS' ? '' : ` (${count(found)})`
    return isCorrection ? `Você quis dizer ${label}${total}?` : `Ver ${label}${total}`
  },
  /** Number of results without one of the filters. */
  without: {
    near: (_names: ChosenNames, total: number) => `A qualquer distância (${count(total)})`,
    name: ({ name }: ChosenNames, total: number) => `Sem “${name}” (${count(total)})`,
    city: (_names: ChosenNames, total: number) => `Em toda a região (${count(total)})`,
    neighborhood: ({ city }: ChosenNames, total: number) =>
      city ? `Em ${city}, qualquer bairro (${count(total)})` : `Em qualquer bairro (${count(total)})`,
    onlyThere: ({ city, neighborhood }: ChosenNames, total: number) =>
      `Também quem atende em ${neighborhood || city} (${count(total)})`,
    category: (_names: ChosenNames, total: number) => `Em todas as categorias (${count(total)})`,
    subcategory: (_names: ChosenNames, total: number) => `Em todas as subcategorias (${count(total)})`,
    attributes: ({ attributes }: ChosenNames, total: number) => `Sem “${attributes}” (${count(total)})`,
  },
} as const

export const paginationMessages = {
  label: 'Páginas de resultados',
  previous: 'Anterior',
  next: 'Próxima',
  page: (page: number) => `Página ${page}`,
} as const
