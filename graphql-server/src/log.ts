import { pino } from 'pino'
import { readableLine } from './log-line.ts'

/** Structured operator log, in English. */
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
 * Opens the log on standard output: readable lines in a terminal, otherwise JSON, buffered for at most a second,
 * since a write per request costs four percent of the throughput.
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
