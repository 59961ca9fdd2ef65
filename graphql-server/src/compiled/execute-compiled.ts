import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { isCompilable } from './compilable.ts'

type Result = ExecutionResult | Promise<ExecutionResult>
type Execute = (args: ExecutionArgs) => Result

/** How often a document is asked for until a function is made of it, which takes milliseconds. */
const often = 10

/** How often a document was asked for so far; then its function, or that it shall have none. */
const known = new WeakMap<DocumentNode, number | CompiledQuery | 'as it is'>()

/**
 * Executes an operation: queries that are asked for again and again by functions made of them, which takes a third
 * off what a search costs (docs/performance.md); everything else as it is. The results are the same.
 *
 * @param args as GraphQL's `execute` takes them; the same document must be the same object each time
 * @param execute executes what has no function
 */
export function executeCompiled(args: ExecutionArgs, execute: Execute): Result {
  const compiled = compiledOf(args)
  if (!compiled) return execute(args)
  const result: Result = compiled.query(args.rootValue, args.contextValue, args.variableValues)
  return isPromise(result)
    ? result.then((result) => resultOf(result, args, execute))
    : resultOf(result, args, execute)
}

function compiledOf({ schema, document }: ExecutionArgs): CompiledQuery | null {
  const state = known.get(document) ?? 0
  if (typeof state === 'object') return state
  if (state === 'as it is') return null
  if (state < often) {
    known.set(document, state + 1)
    return null
  }
  const compiled = compile(schema, document)
  known.set(document, compiled ?? 'as it is')
  return compiled
}

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  if (!isCompilable(schema, document)) return null
  const compiled = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true })
  return isCompiledQuery(compiled) ? compiled : null
}

/** GraphQL speaks of variables in its own words, and nothing has been executed then. */
function resultOf(result: ExecutionResult, args: ExecutionArgs, execute: Execute): Result {
  if (!result.errors) return result
  if (result.data === undefined) return execute(args)
  return { errors: result.errors.map((error) => errorOf(error, args.document)), data: result.data }
}

/** An error as GraphQL itself would locate it. */
function errorOf(error: GraphQLError, { loc }: DocumentNode): GraphQLError {
  // A compiled query's own are of the same class and know their locations alone.
  if (Object.hasOwn(error, 'nodes')) return error
  const { message, path, originalError, locations } = error
  return new GraphQLError(message, {
    path,
    originalError,
    ...(loc && {
      source: loc.source,
      positions: (locations ?? []).map(({ line, column }) => positionOf(loc.source.body, line, column)),
    }),
  })
}

/** @param line and column count from one */
function positionOf(text: string, line: number, column: number): number {
  const before = text.split(/\r\n|\r|\n/).slice(0, line - 1)
  const ends = text.match(/\r\n|\r|\n/g) ?? []
  return before.reduce((sum, each, index) => sum + each.length + (ends[index]?.length ?? 0), column - 1)
}

function isPromise(result: Result): result is Promise<ExecutionResult> {
  return 'then' in result
}
