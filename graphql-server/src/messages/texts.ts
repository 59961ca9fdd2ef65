import { accounts, invitations, passkeys, sessions } from './accounts.ts'
import { businesses, exports, restorations, undo } from './businesses.ts'
import { claims } from './claims.ts'
import { confirmations } from './confirmations.ts'
import { erasures } from './erasures.ts'
import { dutyRosters, images, imports, synonymFiles, uploads } from './files.ts'
import { operations, pages, rest, variables } from './http.ts'
import { matchReasons, pairs } from './matching.ts'
import { merges } from './merges.ts'
import { photoImports } from './photo-imports.ts'
import { proposals } from './proposals.ts'
import { sources, sourceTables } from './sources.ts'
import { suggestions, taxonomy } from './taxonomy.ts'

/** The server's Portuguese messages, by subject. Messages of input rules are in schema/input. */
export const texts = {
  unauthenticated: 'Sessão expirada ou inválida',
  invalidCredentials: 'Credenciais inválidas. Tente novamente.',
  forbidden: 'Você não tem permissão para fazer isso.',
  notFound: 'Não encontrado.',
  badUserInput: 'Verifique os dados informados.',
  keyReused: 'Este cadastro já tinha sido salvo, com outros dados.',
  tooManyRequests: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  unavailable: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
  databaseFailed: (number: number) =>
    `O banco de dados deixou de responder${number ? ` (erro ${number})` : ''}: confira se está no ar e tente de novo.`,
  outOfSpace: 'Não há espaço para guardar o que foi enviado. Nada foi salvo; tente novamente mais tarde.',
  internal: 'Ocorreu um erro inesperado. Tente novamente em instantes.',
  tooLarge: 'O pedido é grande demais.',
  malformed: 'O pedido não pôde ser lido.',
  preconditionFailed: 'O registro mudou depois que você o leu. Abra-o de novo antes de salvar.',
  invalidDate: 'A data de If-Unmodified-Since não pôde ser lida.',
  notUtf8: 'O texto enviado não está em UTF-8.',
  headersTooLarge: 'Os cabeçalhos do pedido são grandes demais.',
  tooSlow: 'O pedido demorou demais para chegar.',
  unknownContentType: 'O tipo de conteúdo enviado não é aceito aqui.',
  metricsForbidden: 'As medidas são só para quem tem o token delas.',
  foreignForm: 'Este pedido só é aceito das páginas do Guia do Vale, ou como application/json.',
  preflightNeeded: 'Envie o cabeçalho apollo-require-preflight para usar este caminho.',
  accounts,
  invitations,
  passkeys,
  sessions,
  favorites: {
    notFound: 'Favorito não encontrado.',
    businessMissing: 'Informe o estabelecimento.',
    full: (limit: number) =>
      `Você já tem ${limit.toLocaleString('pt-BR')} favoritos, o limite de uma conta. Remova algum antes de adicionar outro.`,
    deleted: 'Favorito removido com sucesso!',
  },
  taxonomy,
  suggestions,
  businesses,
  claims,
  erasures,
  merges,
  proposals,
  confirmations,
  matchReasons,
  pairs,
  work: { decideFirst: 'Isto espera por uma decisão e não pode ficar para depois.' },
  exports,
  restorations,
  undo,
  imports,
  dutyRosters,
  synonymFiles,
  sources,
  sourceTables,
  photoImports,
  uploads,
  images,
  rest,
  pages,
  variables,
  ...operations,
} as const
