import { messages } from '../messages/site.ts'

/** No script came because nothing of the server's does. Its message says why, for people. */
export class NoAnswer extends Error {}

/**
 * Loads a script that the page has begun without (no-answer).
 *
 * @throws NoAnswer where the network or the server is away; what `load` threw where only the script is, as after a
 *   deployment
 */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw (await whyNoAnswer()) ?? error
  }
}

/** Asks the server, since an import does not tell what was wrong with it. */
async function whyNoAnswer(): Promise<NoAnswer | null> {
  const answer = await fetch('/health/live').catch(() => null)
  if (!answer) return new NoAnswer(messages.noConnection)
  // A proxy answers for a server that does not.
  return answer.status >= 500 ? new NoAnswer(messages.serverAway) : null
}
