import { useState } from 'react'
import { failureText, serverMessage } from '../ask/errors.ts'

/** The failure's text; the message is the server's own, null where it sent none. */
export type ExplainFailure = (message: string | null, error: unknown) => string

/**
 * Runs an action on the server, one at a time.
 *
 * @param failed shown when the server sent no message of its own
 * @param unanswered shown in place of `failed` when no answer arrived, where `failed` is only true of an answer
 */
export function useAction(failed = '', unanswered?: string) {
  const [isRunning, setIsRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const explain: ExplainFailure = (message, error) =>
    unanswered ? failureText(error, failed, unanswered) : (message ?? failed)

  /** @param explainThis what to show when this action fails, where that differs from `failed` */
  async function run(action: () => Promise<unknown>, explainThis: ExplainFailure = explain) {
    if (isRunning) return
    setIsRunning(true)
    setFailure(null)
    await action().catch((error: unknown) => setFailure(explainThis(serverMessage(error), error)))
    setIsRunning(false)
  }
  return { isRunning, failure, setFailure, run }
}
