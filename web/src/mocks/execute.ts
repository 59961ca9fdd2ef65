import { buildSchema, type DocumentNode, type ExecutionResult, execute, validate } from 'graphql'
import sdl from '../../../schema/schema.graphql?raw'
import type { MockContext } from './account-resolvers.ts'
import type { MockCatalogue } from './catalogue.ts'
import { rootOf } from './resolvers.ts'

const schema = buildSchema(sdl)

/**
 * Executes a document against the committed schema, so that an operation that the real server would refuse fails here
 * too.
 *
 * @param authorization the header of that name
 */
export async function executeMock(
  catalogue: MockCatalogue,
  document: DocumentNode,
  variableValues?: Record<string, unknown>,
  authorization: string | null = null,
): Promise<ExecutionResult> {
  const errors = validate(schema, document)
  if (errors.length > 0) return { errors }
  const contextValue: MockContext = { authorization }
  return execute({ schema, document, variableValues, rootValue: rootOf(catalogue), contextValue })
}
