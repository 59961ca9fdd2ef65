import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it, vi } from 'vitest'
import { faultLevel, UnavailableError } from './errors.ts'
import { sendFailure } from './http/pages/failure-page.ts'

const errorWith = (properties: object) => Object.assign(new Error('of a test'), properties)

/** Faults that pass by themselves, and those that somebody has to look at. */
const faults = [
  ['warn', 'the database is away', errorWith({ name: 'SqlError', errno: 45009 })],
  ['warn', 'Prisma does not reach it', errorWith({ code: 'P1001' })],
  ['warn', 'writers collide', errorWith({ errno: 1213 })],
  ['warn', 'the disk is full', errorWith({ code: 'ENOSPC' })],
  ['warn', 'the bucket is away', new UnavailableError()],
  ['error', 'a mistake of ours', new TypeError('of a test')],
  ['error', 'a folder that cannot be written in', errorWith({ code: 'EACCES' })],
] as const

it.each(faults)('the level is %s when %s', (level, _what, error) => {
  expect(faultLevel(error)).toBe(level)
})

it.each(faults)('a page that is not rendered is logged as %s when %s', (level, _what, error) => {
  const log = { warn: vi.fn(), error: vi.fn() }
  const chained = () => vi.fn().mockReturnThis()
  const reply = { code: chained(), header: chained(), headers: chained(), type: chained(), send: chained() }
  sendFailure({ log, url: '/' } as unknown as FastifyRequest, reply as unknown as FastifyReply, error)
  expect(log[level]).toHaveBeenCalledOnce()
  expect(log[level === 'warn' ? 'error' : 'warn']).not.toHaveBeenCalled()
})
