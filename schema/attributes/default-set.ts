import type { AttributeIcon } from './icons.ts'
import type { AttributeKind } from './kinds.ts'
import type { AttributeMeaning } from './meanings.ts'
import type { AttributeOption } from './options.ts'

/** Attribute of the set that ships with the product. */
export interface DefaultAttribute {
  slug: string
  name: string
  question: string
  group: string
  kind?: AttributeKind
  options?: readonly AttributeOption[]
  /** Slugs of the demo catalogue; if absent, the attribute applies to all categories. */
  categories?: readonly string[]
  isFilter?: true
  isAlwaysInSight?: true
  meaning?: AttributeMeaning
  icon?: AttributeIcon
}

const amenity = { meaning: 'amenityFeature' } as const
const payment = { group: 'Pagamento', meaning: 'paymentAccepted' } as const
const service = { group: 'Atendimento' } as const
const comfort = { group: 'Ambiente', ...amenity } as const
const food = { group: 'Cozinha', categories: ['alimentacao'] } as const
const lodging = { group: 'Hospedagem', categories: ['hospedagem'], ...amenity } as const
const link = { group: 'Links', kind: 'LINK' } as const
const access = { group: 'Acessibilidade', ...amenity } as const
const filter = { isFilter: true } as const

/** The questions that customers in the region ask most. */
export const defaultAttributes: readonly DefaultAttribute[] = [
  { slug: 'aceita-pix', name: 'Aceita Pix', question: 'Aceita Pix?', ...payment, ...filter },
  {
    slug: 'aceita-cartao-de-credito',
    name: 'Aceita cartão de crédito',
    question: 'Aceita cartão de crédito?',
    ...payment,
    ...filter,
  },
  {
    slug: 'aceita-cartao-de-debito',
    name: 'Aceita cartão de débito',
    question: 'Aceita cartão de débito?',
    ...payment,
  },
  {
    slug: 'aceita-vale-refeicao',
    name: 'Aceita vale-refeição',
    question: 'Aceita vale-refeição?',
    ...payment,
    ...filter,
    categories: ['alimentacao', 'mercados'],
  },
  {
    slug: 'aceita-vale-alimentacao',
    name: 'Aceita vale-alimentação',
    question: 'Aceita vale-alimentação?',
    ...payment,
    categories: ['mercados', 'alimentacao'],
  },
  {
    slug: 'parcela-no-cartao',
    name: 'Parcela no cartão',
    question: 'Parcela no cartão?',
    group: 'Pagamento',
    categories: ['moda-e-acessorios', 'casa-e-construcao', 'tecnologia', 'automotivo', 'turismo-e-lazer'],
  },
  {
    slug: 'faz-entrega',
    name: 'Faz entrega',
    question: 'Entrega na casa do cliente?',
    ...service,
    ...filter,
    categories: [
      'alimentacao',
      'mercados',
      'saude',
      'pets',
      'casa-e-construcao',
      'agronegocio',
      'moda-e-acessorios',
      'artigos-religiosos',
      'tecnologia',
    ],
  },
  {
    slug: 'retirada-no-local',
    name: 'Retirada no local',
    question: 'Dá para pedir antes e retirar no local?',
    ...service,
    categories: ['alimentacao', 'mercados', 'moda-e-acessorios', 'pets', 'tecnologia'],
  },
  {
    slug: 'atende-em-domicilio',
    name: 'Atende em domicílio',
    question: 'Atende na casa do cliente?',
    ...service,
    ...filter,
    categories: ['beleza-e-estetica', 'saude', 'pets', 'educacao', 'casa-e-construcao', 'tecnologia'],
  },
  {
    slug: 'atende-sem-hora-marcada',
    name: 'Atende sem hora marcada',
    question: 'Atende sem hora marcada?',
    ...service,
    ...filter,
    categories: ['beleza-e-estetica', 'saude', 'pets', 'automotivo'],
  },
  {
    slug: 'atende-emergencias',
    name: 'Atende emergências',
    question: 'Atende emergências fora do horário?',
    ...service,
    ...filter,
    categories: ['automotivo', 'casa-e-construcao', 'saude', 'pets', 'transporte'],
  },
  {
    slug: 'atendimento-online',
    name: 'Atendimento on-line',
    question: 'Atende on-line?',
    ...service,
    ...filter,
    categories: ['juridico-e-contabil', 'educacao', 'saude', 'imoveis', 'esporte-e-bem-estar'],
  },
  {
    slug: 'orcamento-gratis',
    name: 'Orçamento grátis',
    question: 'O orçamento é grátis?',
    ...service,
    categories: ['casa-e-construcao', 'automotivo', 'festas-e-eventos', 'transporte', 'tecnologia'],
  },
  {
    slug: 'emite-nota-fiscal',
    name: 'Emite nota fiscal',
    question: 'Emite nota fiscal?',
    ...service,
  },
  {
    slug: 'aceita-convenio',
    name: 'Aceita convênio',
    question: 'Aceita convênio ou plano de saúde?',
    ...service,
    ...filter,
    categories: ['saude'],
  },
  {
    slug: 'aceita-reservas',
    name: 'Aceita reservas',
    question: 'Aceita reservas?',
    ...service,
    ...filter,
    meaning: 'acceptsReservations',
    categories: ['alimentacao', 'turismo-e-lazer', 'hospedagem'],
  },
  {
    slug: 'leva-e-traz',
    name: 'Leva e traz',
    question: 'Busca e devolve o veículo ou o animal?',
    ...service,
    ...filter,
    categories: ['automotivo', 'pets'],
  },
  {
    slug: 'aula-experimental',
    name: 'Aula experimental grátis',
    question: 'A primeira aula é grátis?',
    ...service,
    ...filter,
    categories: ['educacao', 'esporte-e-bem-estar'],
  },
  {
    slug: 'estacionamento',
    name: 'Estacionamento',
    question: 'Como é o estacionamento?',
    kind: 'CHOICE',
    options: [
      { slug: 'proprio', name: 'Próprio' },
      { slug: 'conveniado', name: 'Conveniado' },
      { slug: 'na-rua', name: 'Na rua' },
    ],
    ...comfort,
    ...filter,
  },
  {
    slug: 'wi-fi-gratis',
    name: 'Wi-Fi grátis',
    question: 'Tem Wi-Fi grátis?',
    ...comfort,
    ...filter,
    categories: ['alimentacao', 'hospedagem', 'beleza-e-estetica', 'esporte-e-bem-estar', 'automotivo'],
  },
  {
    slug: 'ar-condicionado',
    name: 'Ar-condicionado',
    question: 'Tem ar-condicionado?',
    ...comfort,
    categories: ['alimentacao', 'hospedagem', 'beleza-e-estetica', 'esporte-e-bem-estar', 'educacao'],
  },
  {
    slug: 'aceita-animais',
    name: 'Aceita animais',
    question: 'Aceita cachorro e outros animais?',
    ...comfort,
    ...filter,
    categories: ['alimentacao', 'hospedagem', 'turismo-e-lazer', 'mercados', 'moda-e-acessorios'],
  },
  {
    slug: 'mesas-ao-ar-livre',
    name: 'Mesas ao ar livre',
    question: 'Tem mesas ao ar livre?',
    ...comfort,
    ...filter,
    categories: ['alimentacao'],
  },
  {
    slug: 'espaco-para-criancas',
    name: 'Espaço para crianças',
    question: 'Tem um espaço para crianças brincarem?',
    ...comfort,
    ...filter,
    categories: ['alimentacao', 'hospedagem', 'turismo-e-lazer', 'festas-e-eventos'],
  },
  {
    slug: 'fraldario',
    name: 'Fraldário',
    question: 'Tem fraldário?',
    ...comfort,
    categories: ['alimentacao', 'mercados', 'turismo-e-lazer'],
  },
  {
    slug: 'musica-ao-vivo',
    name: 'Música ao vivo',
    question: 'Tem música ao vivo?',
    ...comfort,
    ...filter,
    categories: ['alimentacao', 'turismo-e-lazer'],
  },
  {
    slug: 'tipo-de-cozinha',
    name: 'Tipo de cozinha',
    question: 'Que cozinha serve?',
    kind: 'CHOICE',
    options: [
      { slug: 'caipira', name: 'Caipira' },
      { slug: 'brasileira', name: 'Brasileira' },
      { slug: 'italiana', name: 'Italiana' },
      { slug: 'japonesa', name: 'Japonesa' },
      { slug: 'arabe', name: 'Árabe' },
      { slug: 'chinesa', name: 'Chinesa' },
      { slug: 'mexicana', name: 'Mexicana' },
      { slug: 'frutos-do-mar', name: 'Frutos do mar' },
      { slug: 'carnes', name: 'Carnes' },
      { slug: 'vegetariana', name: 'Vegetariana' },
    ],
    ...food,
    ...filter,
    meaning: 'servesCuisine',
  },
  {
    slug: 'forma-de-servir',
    name: 'Forma de servir',
    question: 'Como serve?',
    kind: 'CHOICE',
    options: [
      { slug: 'a-la-carte', name: 'À la carte' },
      { slug: 'por-quilo', name: 'Por quilo' },
      { slug: 'rodizio', name: 'Rodízio' },
      { slug: 'prato-feito', name: 'Prato feito' },
      { slug: 'para-viagem', name: 'Só para viagem' },
    ],
    ...food,
    ...filter,
  },
  {
    slug: 'opcao-vegetariana',
    name: 'Opção vegetariana',
    question: 'Tem opção vegetariana?',
    ...food,
    ...filter,
  },
  { slug: 'opcao-vegana', name: 'Opção vegana', question: 'Tem opção vegana?', ...food, ...filter },
  {
    slug: 'opcao-sem-gluten',
    name: 'Opção sem glúten',
    question: 'Tem opção sem glúten?',
    ...food,
    ...filter,
  },
  {
    slug: 'cafe-da-manha-incluido',
    name: 'Café da manhã incluído',
    question: 'A diária inclui o café da manhã?',
    ...lodging,
    ...filter,
  },
  { slug: 'piscina', name: 'Piscina', question: 'Tem piscina?', ...lodging, ...filter },
  {
    slug: 'cozinha-para-hospedes',
    name: 'Cozinha para hóspedes',
    question: 'Os hóspedes podem usar uma cozinha?',
    ...lodging,
  },
  {
    slug: 'cardapio',
    name: 'Cardápio',
    question: 'Onde está o cardápio?',
    ...link,
    meaning: 'hasMenu',
    categories: ['alimentacao'],
  },
  {
    slug: 'pedir',
    name: 'Pedir',
    question: 'Onde se faz um pedido?',
    ...link,
    meaning: 'OrderAction',
    categories: ['alimentacao', 'mercados', 'saude', 'pets'],
  },
  {
    slug: 'agendar',
    name: 'Agendar',
    question: 'Onde se marca um horário?',
    ...link,
    meaning: 'ScheduleAction',
    categories: ['beleza-e-estetica', 'saude', 'pets', 'automotivo', 'esporte-e-bem-estar', 'educacao'],
  },
  {
    slug: 'reservar',
    name: 'Reservar',
    question: 'Onde se faz uma reserva?',
    ...link,
    meaning: 'ReserveAction',
    categories: ['hospedagem', 'turismo-e-lazer', 'alimentacao'],
  },
  {
    slug: 'comprar',
    name: 'Comprar',
    question: 'Onde está a loja virtual?',
    ...link,
    meaning: 'BuyAction',
    categories: ['moda-e-acessorios', 'tecnologia', 'artigos-religiosos', 'pesca-e-nautica', 'agronegocio'],
  },
  {
    slug: 'entrada-sem-degraus',
    name: 'Entrada sem degraus',
    question: 'Dá para entrar sem subir degraus?',
    ...access,
    ...filter,
    isAlwaysInSight: true,
  },
  {
    slug: 'banheiro-acessivel',
    name: 'Banheiro acessível',
    question: 'Tem banheiro acessível?',
    ...access,
  },
  {
    slug: 'vaga-reservada',
    name: 'Vaga reservada',
    question: 'Tem vaga de estacionamento para pessoas com deficiência?',
    ...access,
  },
  {
    slug: 'atendimento-em-libras',
    name: 'Atendimento em Libras',
    question: 'Alguém atende em Libras?',
    ...access,
  },
]

/** Steps of ten leave room to insert attributes. */
export const defaultPosition = (attribute: DefaultAttribute): number =>
  10 * (defaultAttributes.indexOf(attribute) + 1)
