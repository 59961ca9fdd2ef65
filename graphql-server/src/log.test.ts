import { spawnSync } from 'node:child_process'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openLogStream } from './log.ts'
import { readableLine } from './log-line.ts'

/** A line as the product writes it. */
function logLine(write: (log: pino.Logger) => void): string {
  let line = ''
  const clock = () => `,"time":${Date.parse('2026-11-22T12:03:04Z')}`
  write(
    pino(
      { timestamp: clock },
      {
        write: (text) => {
          line = text
        },
      },
    ),
  )
  return readableLine(line)
}

it('a request is read as one line', () => {
  const details = { requestId: 'r1', method: 'GET', url: '/explore', status: 200, ms: 12.3, address: '::1' }
  expect(logLine((log) => log.info(details, 'request'))).toBe(
    '09:03:04 info  GET /explore 200 12.3 ms address=::1\n',
  )
})

it('a message is read with its details', () => {
  expect(logLine((log) => log.warn({ unfinished: 2, what: ['mail'] }, 'background work given up'))).toBe(
    '09:03:04 warn  background work given up unfinished=2 what=["mail"]\n',
  )
})

it('an error is read with its request and its stack', () => {
  const text = logLine((log) => log.error({ err: new Error('broken'), requestId: 'r1' }, 'unexpected error'))
  expect(text).toMatch(/^09:03:04 error unexpected error requestId=r1\n {2}Error: broken\n {6}at /)
})

it('in a terminal the log is readable lines', () => {
  const written: string[] = []
  const write = (text: string) => written.push(text) > 0
  openLogStream({ isTTY: true, write }).write(JSON.stringify({ level: 30, time: 0, msg: 'listening' }))
  expect(written).toEqual(['21:00:00 info  listening\n'])
})

it('outside of a terminal the log is JSON', () => {
  const program = `
    import { openLogStream } from '${new URL('log.ts', import.meta.url).pathname}'
    openLogStream().write(JSON.stringify({ level: 30, time: 0, msg: 'listening' }) + '\\n')
  `
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(JSON.parse(stdout)).toMatchObject({ msg: 'listening' })
})
