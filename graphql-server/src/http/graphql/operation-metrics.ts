import { getOperationAST, Kind } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Metrics } from '../metrics.ts'

/**
 * Measures the execution of every operation. It goes by the name of its first root field, since the names of
 * operations are the clients' to choose.
 *
 * @param metrics of the process
 */
export function useOperationMetrics(metrics: Metrics): Plugin {
  return {
    onExecute({ args }) {
      const began = performance.now()
      const operation = getOperationAST(args.document, args.operationName)
      const [first] = operation?.selectionSet.selections ?? []
      const field = first?.kind === Kind.FIELD ? first.name.value : 'fragment'
      return {
        onExecuteDone({ result }) {
          const failed = Boolean('errors' in result && result.errors?.length)
          metrics.operation(operation?.operation ?? 'none', field, failed, (performance.now() - began) / 1000)
        },
      }
    },
  }
}
