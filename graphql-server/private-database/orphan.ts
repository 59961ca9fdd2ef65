import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../src/errors.ts'
import { runningServer } from './running-server.ts'

/** Recovery and flushing a large buffer pool take seconds. */
const timeoutMs = 60_000

/**
 * Waits for a previous server on these files to exit: after a killed product it may still be stopping, and a second
 * server would wait for its locks.
 *
 * @throws StartupError when it does not stop
 */
export async function waitUntilGone(
  pidFile: string,
  data: string,
  log?: (message: string) => void,
): Promise<void> {
  const began = Date.now()
  for (let hasLogged = false; runningServer(pidFile, data) !== null; await sleep(50)) {
    if (!hasLogged && Date.now() - began > 1000) {
      hasLogged = true
      log?.('Esperando o banco de dados anterior terminar…')
      await endOrphan(pidFile, data)
    }
    if (Date.now() - began > timeoutMs) {
      throw new StartupError(
        `Um servidor de banco de dados anterior (processo ${runningServer(pidFile, data)}) não termina: encerre-o e tente de novo.`,
      )
    }
  }
}

/** Stops a server that lost its wrapper. The caller holds the data folder's lock. */
export async function endOrphan(pidFile: string, data: string): Promise<void> {
  const pid = runningServer(pidFile, data)
  if (pid === null) return
  process.kill(pid, 'SIGTERM')
  for (let waited = 0; runningServer(pidFile, data) !== null && waited < timeoutMs; waited += 50)
    await sleep(50)
}
