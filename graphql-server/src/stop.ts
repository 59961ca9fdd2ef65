import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Until proxies have seen that the process is not ready and send nothing more. */
const proxyGraceMs = 3000

/** For running requests and for closing everything; docker-compose.yml and the systemd unit allow for both. */
const drainTimeoutMs = 10_000

/** One Ctrl+C arrives several times: from the terminal and through npm. */
const repeatWindowMs = 1000

interface Stop {
  /** Called at once; makes the process not ready. */
  onDraining(): void
  /** Finishes running requests and closes everything. */
  drain(): Promise<void>
  graceMs?: number
}

/**
 * Drains and exits on SIGTERM, SIGINT, SIGHUP, or when the parent process ends; a second signal exits at once. Only SIGTERM
 * waits for proxies before: supervisors send it, and a person at a terminal sends the others (clean-stop).
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
  // The parent may end first, which is not a second signal.
  process.on('disconnect', () => stoppingSince || stop('disconnect'))
}
