import { useState } from 'react'
import { failureText, serverMessage } from '../ask/errors.ts'

/** Text of a failure. `message` is the server's, or null. */
export type ExplainFailure = (message: string | null, error: unknown) => string

/**
 * Runs one server action at a time.
 *
 * @param failed text if the server sent no message
 * @param unanswered text if no response arrived; `failed` by default
 */
export function useAction(failed = '', unanswered?: string) {
  const [isRunning, setIsRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const explain: ExplainFailure = (message, error) =>
    unanswered ? failureText(error, failed, unanswered) : (message ?? failed)

  /** @param explainThis text for a failure of this action; by default as above */
  async function run(action: () => Promise<unknown>, explainThis: ExplainFailure = explain) {
    if (isRunning) return
    setIsRunning(true)
    setFailure(null)
    await action().catch((error: unknown) => setFailure(explainThis(serverMessage(error), error)))
    setIsRunning(false)
  }
  return { isRunning, failure, setFailure, run }
}
