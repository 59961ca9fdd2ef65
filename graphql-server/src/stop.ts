import type { Log } from './log.ts'

/** The hard limit for requests under way and for closing everything, in milliseconds. */
const patience = 10_000

/** One Ctrl+C arrives several times: from the terminal, and passed on by npm. Milliseconds. */
const sameWish = 1000

/**
 * Ends the process in order on SIGTERM, SIGINT, SIGHUP, or when the process that started it goes away; a second wish
 * to end it ends it at once.
 *
 * @param log where the operator looks
 * @param drain finishes what is under way and closes everything that was opened
 */
export function onStopSignal(log: Log, drain: () => Promise<void>): void {
  let stoppingSince = 0
  const stop = (signal: string) => {
    if (stoppingSince && performance.now() - stoppingSince > sameWish) process.exit(1)
    if (stoppingSince) return
    stoppingSince = performance.now()
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
  // Whoever started it may go first: that is no second wish either.
  process.on('disconnect', () => stoppingSince || stop('disconnect'))
}
