import { pino } from 'pino'

/** Properties already shown in the line, in general and for requests. */
const hidden = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'requestId'])

const hiddenOfRequests = new Set([...hidden, 'method', 'url', 'status', 'ms'])

/** Formats a pino line for people: time, level, message and details, then the error's stack. */
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
