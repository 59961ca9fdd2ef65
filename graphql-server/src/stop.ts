import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Time for proxies to notice that the process is not ready and stop sending requests. */
const proxyGraceMs = 3000

/** Timeout for running requests and cleanup; docker-compose.yml and the systemd unit allow for both. */
const drainTimeoutMs = 10_000

/** One Ctrl+C may arrive several times: from the terminal and through npm. */
const repeatWindowMs = 1000

interface Stop {
  /** Called at once; makes the process not ready. */
  onDraining(): void
  /** Finishes running requests and closes everything. */
  drain(): Promise<void>
  graceMs?: number
}

/**
 * Drains and exits on SIGTERM, SIGINT, SIGHUP, or when the parent process ends; a second signal exits at once. Only
 * SIGTERM waits for proxies first: supervisors send it, while people at a terminal send the others (clean-stop).
 */
export function onStopSignal(log: Log, { onDraining, drain, graceMs = proxyGraceMs }: Stop): void {
  let stoppingSince = 0
  const stop = async (signal: string) => {
    if (stoppingSince && performance.now() - stoppingSince > repeatWindowMs) process.exit(1)
    if (stoppingSince) return
    stoppingSince = performance.now()
    log.info({ signal }, 'draining')
    onDraining()
    if (signal === 'SIGTERM') await sleep(graceMs)
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
  // The parent may end first, which does not count as a second signal.
  process.on('disconnect', () => stoppingSince || stop('disconnect'))
}
