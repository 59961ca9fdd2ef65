import { pino } from 'pino'

/** For the operator; structured, in English. */
export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface LogStream {
  write(line: string): void
  /** Calls back when everything is written. */
  flush(done: (error?: Error | null) => void): void
}

/**
 * Opens the log on the standard output: readable lines in a terminal, otherwise JSON, buffered for at most a second, since
 * a write per request costs four percent of the throughput.
 */
export function openLogStream(
  output: Pick<typeof process.stdout, 'isTTY' | 'write'> = process.stdout,
): LogStream {
  if (output.isTTY) {
    return {
      write: (line) => void output.write(readableLine(line)),
      flush: (done) => void output.write('', done),
    }
  }
  const stream = pino.destination({ dest: 1, sync: false, minLength: 12_288, periodicFlush: 1000 })
  process.on('exit', () => stream.flushSync())
  return stream
}

/** Details that the line has already, in general and of requests. */
const hidden = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'requestId'])
const hiddenOfRequests = new Set([...hidden, 'method', 'url', 'status', 'ms'])

/**
 * Formats a line of pino for people: time, level, message and details; the stack of an error on further lines.
 */
export function readableLine(line: string): string {
  const record = JSON.parse(line) as Record<string, unknown> & { time: number; level: number; msg?: string }
  const { time, level, msg = '', method, url, status, ms } = record
  const isRequest = msg === 'request'
  const text = isRequest ? `${method} ${url} ${status} ${ms} ms` : msg
  const shown = Object.entries(record).filter(([name]) => !(isRequest ? hiddenOfRequests : hidden).has(name))
  const details = shown.map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const clock = new Date(time).toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return `${clock} ${(pino.levels.labels[level] ?? '').padEnd(5)} ${text}${details.join('')}${errorStack(record)}\n`
}

function errorStack({ err, requestId }: Record<string, unknown>): string {
  if (typeof err !== 'object' || err === null) return ''
  const { stack, message } = err as { stack?: string; message?: string }
  const request = requestId === undefined ? '' : ` requestId=${requestId}`
  return `${request}\n  ${(stack ?? message ?? '').replaceAll('\n', '\n  ')}`
}
