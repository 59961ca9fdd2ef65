/**
 * A reason not to start that a person can act on. Its message is a whole Portuguese sentence; main.ts and
 * the commands print it and exit with 1, without a stack trace.
 */
export class StartupError extends Error {
  override name = 'StartupError'
}
