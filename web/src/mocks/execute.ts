import { buildSchema, type DocumentNode, type ExecutionResult, execute, validate } from 'graphql'
import sdl from '../../../schema/schema.graphql?raw'
import { tokenOf } from './accounts.ts'
import type { MockCatalogue } from './catalogue.ts'
import { resolveField } from './resolve.ts'
import type { Answers, MockContext } from './rows.ts'

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
  answers: Answers = {},
): Promise<ExecutionResult> {
  const errors = validate(schema, document)
  if (errors.length > 0) return { errors }
  const viewer = catalogue.users.find((user) => `Bearer ${tokenOf(user)}` === authorization) ?? null
  const contextValue: MockContext = {
    catalogue,
    answers,
    viewer,
    isExpired: Boolean(authorization) && !viewer,
  }
  return execute({ schema, document, variableValues, contextValue, fieldResolver: resolveField })
}
