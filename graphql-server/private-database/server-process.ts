import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'

/**
 * Runs the server and stops it when this process ends, even by `kill -9`: the shell reads from a pipe that only this
 * process holds open. A suspended server is resumed, or it could not stop. Exits with the server's status.
 */
const wrapper = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
( trap - TERM; read -r _ <&3; kill -TERM $server; kill -CONT $server ) 2>/dev/null &
watch=$!
exec 3<&-
trap '' TERM INT HUP
wait $server
status=$?
kill $watch 2>/dev/null
exit $status
`

/**
 * Starts a database server that stops with this process, in a process group of its own, so that Ctrl+C does not stop it
 * before the product has drained.
 *
 * @param command with its arguments
 * @param log file that its output goes to; closed here
 */
export function spawnServer(command: string[], log: number, environment = process.env): ChildProcess {
  const child = spawn('/bin/sh', ['-c', wrapper, 'sh', ...command], {
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['pipe', log, log],
  })
  closeSync(log)
  child.stdin?.on('error', () => {})
  child.unref()
  return child
}

/** Closes the pipe; the server flushes its data before it exits. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const gone = new Promise((done) => child.once('exit', done))
  child.stdin?.end()
  const killTimer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 60_000)
  await gone
  clearTimeout(killTimer)
}
