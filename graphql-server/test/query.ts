import { type ExecutionResult, type GraphQLSchema, graphql } from 'graphql'
import type { Context, Services, Viewer } from '../src/context.ts'
import { createEmptySearches } from '../src/empty-searches/empty-searches.ts'
import { toClientErrors } from '../src/http/graphql/graphql-errors.ts'
import { createContext } from '../src/http/request-context.ts'
import { schema as productSchema } from '../src/schema.ts'
import { createSearchEngine } from '../src/search/engine.ts'
import { createSuggestions } from '../src/suggestions/suggest.ts'
import { freshServices } from './services.ts'
import { silentLog } from './silent-log.ts'

/** What a test gives of the services; those that its document does not need may be absent. */
type GivenServices = Partial<Services>

export interface QueryOptions {
  variables?: Record<string, unknown>
  /** The caller, freshly signed in by default; a visitor when absent. */
  viewer?: Viewer
  /** A session's token, instead of a viewer. */
  token?: string
  /** Where the request comes from. */
  address?: string
  /** The User-Agent header. */
  userAgent?: string
  /** Whether it was made on this machine to this machine. */
  isLocal?: boolean
  /** Instead of the product's. */
  schema?: GraphQLSchema
}

/**
 * Executes a document as a request would, without HTTP.
 *
 * @param services usually what `useDatabase` gives
 * @param document GraphQL text
 * @param options variables and who asks
 * @returns the result as a client sees it; data is plain JSON
 */
export async function query(
  services: GivenServices,
  document: string,
  { variables, viewer, token, schema = productSchema, ...visit }: QueryOptions = {},
): Promise<ExecutionResult> {
  const requestId = 'test'
  const fresh = freshServices()
  const { pool } = services
  const search = services.search ?? (pool && createSearchEngine({ pool, secret: fresh.secret }))
  const found = pool && search && { search, suggestions: createSuggestions(pool, search) }
  const emptySearches = services.prisma && { emptySearches: createEmptySearches(services.prisma) }
  const all = { ...fresh, log: silentLog, ...emptySearches, ...found, ...services } as Services
  const authorization = token && `Bearer ${token}`
  const { address = '127.0.0.1', userAgent, isLocal = false } = visit
  const context: Context = createContext(all, {
    requestId,
    address,
    visitor: 'somebody',
    authorization,
    userAgent,
    isLocal: () => isLocal,
  })
  const asked = viewer && { provedAt: new Date(), ...viewer }
  const contextValue = asked ? { ...context, anonymous: false, viewer: async () => asked } : context
  const result = await graphql({ schema, source: document, variableValues: variables, contextValue })
  const errors = result.errors && toClientErrors(result.errors, { schema, variables, requestId }, all.log)
  return JSON.parse(JSON.stringify({ ...result, ...(errors && { errors }) }))
}
