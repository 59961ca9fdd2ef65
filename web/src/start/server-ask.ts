import { addTypenameToDocument } from '@apollo/client/utilities'
import { type DocumentNode, parse } from 'graphql'
import type { PageRequest } from '../../../schema/page.ts'
import { type Answer, type Ask, answerKey, operationName } from '../ask/ask.ts'

/**
 * Memoized documents, with the `__typename`s that the browser's cache needs; reusing them lets the server
 * cache their validation.
 */
const parsed = new Map<string, DocumentNode>()

function toNode(text: string): DocumentNode {
  const node = parsed.get(text) ?? addTypenameToDocument(parse(text))
  parsed.set(text, node)
  return node
}

/**
 * `Ask` for one server request; executes equal queries once.
 *
 * @returns also the results so far
 */
export function serverAsk(execute: PageRequest['execute']): { ask: Ask; answers: Answer[] } {
  const answers: Answer[] = []
  const asked = new Map<string, Promise<unknown>>()

  async function executeOnce(text: string, operation: string, variables: unknown): Promise<unknown> {
    const { data, errors } = await execute(toNode(text), variables as Record<string, unknown>)
    if (errors?.length || !data) throw new AggregateError(errors ?? [], 'a page has no data')
    answers.push({ operation, variables, data })
    return data
  }

  const ask: Ask = (document, variables) => {
    const text = document.toString()
    const operation = operationName(text)
    const key = answerKey(operation, variables)
    const answer = asked.get(key) ?? executeOnce(text, operation, variables)
    asked.set(key, answer)
    return answer as Promise<never>
  }
  return { ask, answers }
}
