/** What the server itself says to people, in Portuguese. Messages of input rules stand in schema/input. */
export const texts = {
  unauthenticated: 'Sessão expirada ou inválida',
  invalidCredentials: 'Credenciais inválidas. Tente novamente.',
  forbidden: 'Você não tem permissão para fazer isso.',
  notFound: 'Não encontrado.',
  badUserInput: 'Verifique os dados informados.',
  tooManyRequests: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  unavailable: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
  internal: 'Ocorreu um erro inesperado. Tente novamente em instantes.',
  tooLarge: 'O pedido é grande demais.',
  malformed: 'O pedido não pôde ser lido.',
  draining: 'O servidor está sendo encerrado. Tente novamente em instantes.',
  tooDeep: (most: number) => `A consulta é profunda demais: o limite é de ${most} níveis.`,
  tooManyAliases: (most: number) => `A consulta tem apelidos demais: o limite é de ${most}.`,
  tooManyTokens: (most: number) => `A consulta é longa demais: o limite é de ${most} símbolos.`,
  tooCostly: (cost: number, most: number) =>
    `A consulta é custosa demais: custa ${cost} e o limite é de ${most}. Peça menos itens ou menos campos.`,
} as const
