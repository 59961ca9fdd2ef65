/**
 * How the names of establishments begin that a test writes: a second try of it meets what the first one has left.
 *
 * @param task of the test's context
 */
export function ownNames(task: { result?: { retryCount?: number } }): string {
  return `Obra ${task.result?.retryCount ?? 0}.`
}
