import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '../test/database.ts'
import type { Role } from '../test/roles.ts'
import { readBytes, visit } from './ask.ts'
import {
  accountReads,
  insertPlace,
  otherReads,
  place,
  placeReads,
  type StoredPlace,
  setHidden,
  setPlace,
} from './hidden-place.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const product = useTwoProcesses(database)

/** What is stored in the place of `place`: the answers must not differ by a byte. */
const others: [name: string, StoredPlace][] = [
  [
    'another place',
    {
      ...{ street: 'Avenida Escondida', number: '21', zipCode: '87654321' },
      ...{ latitude: -21.1, longitude: -46.9, neighborhoodId: 2 },
    },
  ],
  [
    'only a neighborhood',
    { street: null, number: null, zipCode: null, latitude: null, longitude: null, neighborhoodId: 3 },
  ],
]

beforeEach(() => insertPlace(database))

/** Without what differs between two requests for one page: in which order its data came, when its form was opened, and its tag. */
const withoutTimes = (bytes: string) =>
  bytes
    .replace(/"asked":\[.*"key":"\w+"\}\]/s, (asked) =>
      (asked.match(/\{"operation":.*?"key":"\w+"\}/gs) ?? []).sort().join(),
    )
    .replace(/\b(openedAt"\D+)\d+/g, '$1')
    .replace(/W\/"[\w-]+"(?=.*<!doctype html>)/s, '')

/** The bytes of reads, each after an administrator and the owner have read the same in the same process. */
async function bytesOf(origin: string, reads: readonly string[], as: Role): Promise<Map<string, string>> {
  const bytes = new Map<string, string>()
  for (const read of reads) {
    for (const role of ['admin', 'owner'] as const) await readBytes(origin, read, role)
    const answer = await readBytes(origin, read, as)
    expect(answer, read).not.toContain('GRAPHQL_VALIDATION_FAILED')
    bytes.set(read, withoutTimes(answer))
  }
  return bytes
}

const hourMs = 3_600_000

/** The reads whose bytes depend on the stored place: one process reads with one place, the other with the other. */
async function dependent(reads: readonly string[], as: Role, other: StoredPlace): Promise<string[]> {
  const [first, second] = product.each.map(({ origin }) => origin) as [string, string]
  const hour = Math.floor(Date.now() / hourMs)
  await setPlace(database, place)
  const before = await bytesOf(first, reads, as)
  await setPlace(database, other)
  const after = await bytesOf(second, reads, as)
  // The visitor's random order is another one now.
  if (Math.floor(Date.now() / hourMs) !== hour) return dependent(reads, as, other)
  return reads.filter((read) => before.get(read) !== after.get(read))
}

describe.each(others)('with %s in its stead', (_name, other) => {
  it.each(['visitor', 'user'] as const)('no answer to a %s differs by a byte', async (role) => {
    await setHidden(database, true)
    const reads = [...placeReads, ...otherReads, ...(role === 'user' ? accountReads : [])]
    expect(await dependent(reads, role, other)).toEqual([])
  })
})

it('while the address is public, each of these reads depends on the place', async () => {
  await setHidden(database, false)
  const [, nothing] = others[1] as (typeof others)[number]
  expect(await dependent(placeReads, 'visitor', nothing)).toEqual(placeReads)
})

describe('a condition that somebody guesses', () => {
  const path = '/api/businesses/2'

  it('is not met by the tag of what administrators and the owner read', async () => {
    await setHidden(database, true)
    for (const { origin } of product.each)
      for (const reader of ['admin', 'owner'] as const) {
        const full = (await visit(`${origin}${path}`, { as: reader })).headers.get('etag') ?? ''
        const own = (await visit(`${origin}${path}`)).headers.get('etag') ?? ''
        const status = async (tag: string) =>
          (await visit(`${origin}${path}`, { headers: { 'if-none-match': tag } })).status
        expect([full === own, await status(full), await status(own)]).toEqual([false, 200, 304])
      }
  })

  it.each(['visitor', 'user', 'owner'] as const)('opens no write to a %s, met or not', async (as) => {
    await setHidden(database, true)
    const [{ origin }] = product.each
    const tag = (await visit(`${origin}${path}`, { as: 'admin' })).headers.get('etag') ?? ''
    const write = (method: string, match: string) =>
      readBytes(origin, path, as, {
        ...{ method, body: '{"phone":"1236224455"}', type: 'application/json' },
        headers: { 'if-match': match },
      })
    for (const method of ['PUT', 'DELETE']) expect(await write(method, tag)).toBe(await write(method, '"x"'))
  })
})
