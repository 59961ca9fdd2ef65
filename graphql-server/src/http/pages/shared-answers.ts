import { type DocumentNode, type ExecutionResult, Kind } from 'graphql'
import { LRUCache } from 'lru-cache'

type Execute = (document: DocumentNode, variables?: Record<string, unknown>) => Promise<ExecutionResult>

/** Wraps what executes operations with a visitor's rights. */
export type SharedAnswers = (execute: Execute) => Execute

interface SharedAnswer {
  version: string
  result: ExecutionResult
}

/** Lists of the layout, and options of cities and categories. */
const maxAnswers = 300

/**
 * Keeps the answers of page operations that are the same for every visitor, such as the layout's cities and categories,
 * until something public changes. An operation with a seed draws an order and is executed for each page.
 *
 * @param publicVersion the version of everything public
 */
export function sharedAnswers(publicVersion: () => Promise<string>): SharedAnswers {
  const answers = new LRUCache<string, SharedAnswer>({ max: maxAnswers })
  return (execute) => async (document, variables) => {
    const name = operationName(document)
    if (!name || (variables && 'seed' in variables)) return execute(document, variables)
    const version = await publicVersion()
    const key = `${name} ${JSON.stringify(variables)}`
    const known = answers.get(key)
    if (known?.version === version) return known.result
    const result = await execute(document, variables)
    answers.set(key, { version, result })
    return result
  }
}

/** Names are unique among the web app's operations. */
function operationName({ definitions }: DocumentNode): string | undefined {
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) return definition.name?.value
  }
  return undefined
}
