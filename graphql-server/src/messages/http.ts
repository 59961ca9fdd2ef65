const andList = new Intl.ListFormat('pt-BR')
const orList = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/** REST only. */
export const rest = {
  notAreas:
    'Informe uma lista de lugares, cada um com cityId e, se for o caso, neighborhoodId: [{"cityId": "1"}].',
  notAFlag: 'Informe true ou false.',
  notANumber: 'Informe um número.',
  notAText: 'Informe um texto.',
  notAnswers: 'Informe as respostas por slug do atributo, como um objeto JSON.',
  noChoice: (words: readonly string[]) => `Informe ${orList.format(words)}.`,
  wrongMethod: (methods: readonly string[]) => `Este endereço aceita só ${andList.format(methods)}.`,
  onlyAnObject: 'Envie um objeto JSON ou um formulário.',
  unknownParameter: (name: string, known: string) =>
    `O parâmetro ${name} não existe. Você quis dizer ${known}?`,
} as const

/** Pages that the server sends without the web app. */
export const pages = {
  notFound: {
    title: 'Estabelecimento não encontrado',
    text: 'O endereço não existe ou o estabelecimento saiu do guia.',
    link: 'Ir para o início',
  },
  unreadable: {
    title: 'Este endereço não pôde ser lido',
    text: 'O link veio cortado ou com um sinal de % fora do lugar. Confira o endereço, ou comece pelo início.',
    link: 'Ir para o início',
  },
  unavailable: {
    title: 'Voltamos já',
    text: 'O guia está temporariamente indisponível. Aguarde alguns segundos e tente novamente.',
    link: 'Tentar novamente',
  },
  failed: {
    title: 'Não foi possível abrir esta página',
    text: 'Ocorreu um erro inesperado. Tente novamente em instantes.',
    link: 'Tentar novamente',
  },
} as const

const wholeNumber = 'um número inteiro'

/** GraphQL variables of the wrong type. */
export const variables = {
  required: 'Este campo é obrigatório.',
  unknown: 'Este campo não existe.',
  expected: (what: string) => `Este campo deve ser ${what}.`,
  object: 'um objeto',
  wholeNumber,
  oneOf: (values: string) => `um destes valores: ${values}`,
  anotherValue: 'um valor de outro tipo',
  scalars: {
    Int: wholeNumber,
    Float: 'um número',
    Boolean: 'verdadeiro ou falso (true ou false)',
    String: 'um texto',
    ID: 'um texto ou um número inteiro',
    DateTime: 'uma data e hora como 2026-11-20T15:00:00.000Z',
    Upload: 'um arquivo enviado junto com o pedido',
  } as Readonly<Record<string, string>>,
} as const

/** GraphQL operations that are invalid or exceed a limit. */
export const operations = {
  /** @param message GraphQL's own, in English */
  wrongDocument: (message: string) => `O documento GraphQL tem um erro: ${message}`,
  oneAtATime: 'Envie uma operação por pedido: várias de uma vez (batching) não são aceitas.',
  noSubscriptions: 'Não há assinaturas (subscription) aqui. Use query ou mutation.',
  tooDeep: (limit: number) => `A consulta é profunda demais: o limite é de ${limit} níveis.`,
  tooMuchIntrospection:
    'A consulta pede demais do esquema de uma vez. Peça menos níveis ou divida-a em partes.',
  tooManyAliases: (limit: number) => `A consulta tem apelidos demais: o limite é de ${limit}.`,
  tooManyTokens: (limit: number) => `A consulta é longa demais: o limite é de ${limit} símbolos.`,
  tooManyDirectives: (limit: number) => `A consulta tem diretivas demais: o limite é de ${limit}.`,
  tooCostly: (cost: number, limit: number) =>
    `A consulta é custosa demais: custa ${cost} e o limite é de ${limit}. Peça menos itens ou menos campos.`,
} as const
