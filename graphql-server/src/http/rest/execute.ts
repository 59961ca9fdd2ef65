import { execute, type GraphQLError } from 'graphql'
import { executeCompiled } from '../../compiled/execute-compiled.ts'
import type { Context } from '../../context.ts'
import { BadUserInputError, NotFoundError, UnavailableError } from '../../errors.ts'
import { schema } from '../../schema.ts'
import { variableErrors } from '../graphql/variable-errors.ts'
import type { Route, Variables } from './route.ts'

/** How often a list is read at most, when something goes away while it is: then whoever asks is told to come back. */
const tries = 5

/**
 * Executes a route's document against the product's own schema, in this process and without the limits of documents
 * that come from elsewhere.
 *
 * @param route whose document it is; documents are parsed when they are generated and validated by a test
 * @param variables of the document
 * @param context of the request
 * @returns the document's data
 * @throws the first error as a resolver threw it, BadUserInputError for variables of the wrong kind, and
 *   UnavailableError for a list out of which things go faster than it is read
 */
export async function executeRoute(route: Route, variables: Variables, context: Context): Promise<never> {
  const contextValue: Context = { ...context, isOwnDocument: true }
  const { document } = route
  const run = () => executeCompiled({ schema, document, variableValues: variables, contextValue }, execute)
  let result = await run()
  for (let more = tries - 1; result.errors?.every(isOfGoneItem); more -= 1) {
    if (more === 0) throw new UnavailableError(1)
    result = await run()
  }
  if (!result.errors) return result.data as never
  const fields = variableErrors(result.errors, schema, variables)
  if (Object.keys(fields).length > 0) throw new BadUserInputError(fields)
  throw result.errors[0]?.originalError ?? result.errors[0]
}

/** An establishment that goes away between its card and itself is not in the list the next time. */
function isOfGoneItem({ path, originalError }: GraphQLError): boolean {
  return originalError instanceof NotFoundError && (path?.length ?? 0) > 1
}
