import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../src/errors.ts'

/** Recovery and a last write of a large buffer pool take seconds; beyond this something is stuck. */
const patience = 60_000

/**
 * Waits for a server that still runs on these files: that of a product that was killed is ending by itself,
 * and two servers on one folder would wait for each other's locks.
 * @throws StartupError when it does not end
 */
export async function waitUntilGone(
  pidFile: string,
  data: string,
  log?: (message: string) => void,
): Promise<void> {
  const began = Date.now()
  for (let told = false; runningServer(pidFile, data) !== null; await sleep(50)) {
    if (!told && Date.now() - began > 1000) {
      told = true
      log?.('Esperando o banco de dados anterior terminar…')
      await endOrphan(pidFile, data)
    }
    if (Date.now() - began > patience) {
      throw new StartupError(
        `Um servidor de banco de dados anterior (processo ${runningServer(pidFile, data)}) não termina: encerre-o e tente de novo.`,
      )
    }
  }
}

/** Asks a server whose wrapper is gone to end, and waits. The caller holds the data folder's lock, so it is ours. */
export async function endOrphan(pidFile: string, data: string): Promise<void> {
  const pid = runningServer(pidFile, data)
  if (pid === null) return
  process.kill(pid, 'SIGTERM')
  for (let waited = 0; runningServer(pidFile, data) !== null && waited < patience; waited += 50)
    await sleep(50)
}

/** The process that the pid file names, if it lives and truly is a server on these files. */
export function runningServer(pidFile: string, data: string): number | null {
  const pid = Number(readOrEmpty(pidFile))
  return pid > 0 && commandOf(pid).includes(`--datadir=${data}`) ? pid : null
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readOrEmpty(`/proc/${pid}/cmdline`)
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
