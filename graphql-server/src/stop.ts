import type { Log } from './context.ts'

/** The hard limit for requests under way and for closing everything, in milliseconds. */
const patience = 10_000

/**
 * Ends the process in order on SIGTERM, SIGINT, or when the process that started it goes away; a second signal
 * ends it at once.
 *
 * @param log where the operator looks
 * @param drain finishes what is under way and closes everything that was opened
 */
export function onStopSignal(log: Log, drain: () => Promise<void>): void {
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'draining')
    setTimeout(() => {
      log.error({ patience }, 'not drained in time')
      process.exit(1)
    }, patience).unref()
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'not drained')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  // Whoever started it may go first, at the same Ctrl+C: that is no second wish.
  process.on('disconnect', () => stopping || stop('disconnect'))
}
