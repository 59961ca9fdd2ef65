import { useState } from 'react'
import { serverMessage } from '../ask/errors.ts'

/**
 * One thing at a time that a button does on the server.
 *
 * @param failed said when the server refused without a message
 * @returns whether it runs, what went wrong, and how to run it
 */
export function useWork(failed: string) {
  const [isRunning, setIsRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function run(work: () => Promise<unknown>) {
    if (isRunning) return
    setIsRunning(true)
    setFailure(null)
    await work().catch((error: unknown) => setFailure(serverMessage(error) ?? failed))
    setIsRunning(false)
  }
  return { isRunning, failure, setFailure, run }
}
