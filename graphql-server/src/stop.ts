import type { Log } from './log.ts'

/** For running requests and for closing everything. */
const drainTimeoutMs = 10_000

/** One Ctrl+C arrives several times: from the terminal and through npm. */
const repeatWindowMs = 1000

/**
 * Drains and exits on SIGTERM, SIGINT, SIGHUP, or when the parent process ends; a second signal exits at once.
 *
 * @param drain finishes running requests and closes everything
 */
export function onStopSignal(log: Log, drain: () => Promise<void>): void {
  let stoppingSince = 0
  const stop = (signal: string) => {
    if (stoppingSince && performance.now() - stoppingSince > repeatWindowMs) process.exit(1)
    if (stoppingSince) return
    stoppingSince = performance.now()
    log.info({ signal }, 'draining')
    setTimeout(() => {
      log.error({ timeoutMs: drainTimeoutMs }, 'not drained in time')
      process.exit(1)
    }, drainTimeoutMs).unref()
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'not drained')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  // The parent may end first, which is not a second signal.
  process.on('disconnect', () => stoppingSince || stop('disconnect'))
}
