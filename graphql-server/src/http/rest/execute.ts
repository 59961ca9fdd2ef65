import { execute } from 'graphql'
import type { Context } from '../../context.ts'
import { BadUserInputError } from '../../errors.ts'
import { schema } from '../../schema.ts'
import { variableErrors } from '../graphql/variable-errors.ts'
import type { Route, Variables } from './route.ts'

/**
 * Executes a route's document against the product's own schema, in this process and without the limits of clients'
 * documents.
 *
 * @param route whose documents are parsed when they are generated, and validated by a test
 * @returns the document's data
 * @throws the first error as a resolver threw it, or BadUserInputError for variables of the wrong type
 */
export async function executeRoute(route: Route, variables: Variables, context: Context): Promise<never> {
  const contextValue: Context = { ...context, isOwnDocument: true }
  const result = await execute({ schema, document: route.document, variableValues: variables, contextValue })
  if (!result.errors) return result.data as never
  const fields = variableErrors(result.errors, schema, variables)
  if (Object.keys(fields).length > 0) throw new BadUserInputError(fields)
  throw result.errors[0]?.originalError ?? result.errors[0]
}
