import { normalizedExecutor } from '@graphql-tools/executor'
import type { ExecutionArgs, ExecutionResult } from 'graphql'

/** Executes a query or a mutation of the product's own; `graphql`'s own executor takes half as long again. */
export async function execute(args: ExecutionArgs): Promise<ExecutionResult> {
  const result = await normalizedExecutor(args)
  if (Symbol.asyncIterator in result) throw new TypeError('subscriptions are not executed')
  return result
}
