import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Pid from the pid file, if it is a running server on these files. */
export function runningServer(pidFile: string, data: string): number | null {
  const pid = Number(readOrEmpty(pidFile))
  return pid > 0 && processCommand(pid).includes(`--datadir=${data}`) ? pid : null
}

function processCommand(pid: number): string {
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
