import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'

/**
 * Runs the server and stops it when this process ends, even by `kill -9`: the shell reads from a pipe that only this
 * process holds open. A suspended server is resumed first, or it could not stop. A server asked to stop during its
 * start may never do so (seen with MariaDB 10.11), and is killed. Exits with the server's status.
 */
const wrapper = `
seconds=$1
shift
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
(
  trap - TERM
  read -r _ <&3
  kill -TERM $server
  kill -CONT $server
  while kill -0 $server; do
    [ $seconds -gt 0 ] || kill -KILL $server
    seconds=$((seconds - 1))
    sleep 1
  done
) 2>/dev/null &
watch=$!
exec 3<&-
trap '' TERM INT HUP
wait $server
status=$?
kill $watch 2>/dev/null
exit $status
`

/**
 * Starts a database server that stops with this process, in its own process group, so that Ctrl+C does not stop it
 * before the product has drained.
 *
 * @param command with its arguments
 * @param log file descriptor for its output; closed here
 * @param seconds stop timeout; less than the next start waits for it
 */
export function spawnServer(
  command: string[],
  log: number,
  environment = process.env,
  seconds = 50,
): ChildProcess {
  const child = spawn('/bin/sh', ['-c', wrapper, 'sh', String(seconds), ...command], {
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
