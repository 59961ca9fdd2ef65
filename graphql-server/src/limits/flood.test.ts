import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { redisServer } from '../../test/redis-server.ts'
import { TooManyRequestsError } from '../errors.ts'
import { Counters } from './counters.ts'
import { Limiter, type RateLimit } from './limiter.ts'
import { connectRedis } from './redis-counters.ts'
import * as rules from './rules.ts'

const flood = 20_500
const guesser = '203.0.113.9'
const email = 'maria@exemplo.test'
const wrong = async () => false

/** Addresses of many networks: a /64 each, of one /48 for 256 of them. */
const strangers = Array.from(
  { length: flood },
  (_, index) => `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`,
)

const stores = {
  memory: async () => new Counters(),
  Redis: async () => {
    const { url } = await redisServer()
    const client = await connectRedis(url)
    onTestFinished(() => client.destroy())
    await expect.poll(() => client.isReady).toBe(true)
    const log = () => ({ info: fail, warn: fail })
    return new Counters({ client, log, replyTimeoutMs: 60_000 })
  },
}

function fail(details: object): never {
  throw new Error(`Redis must answer: ${JSON.stringify(details)}`)
}

const isRefused = (counting: Promise<unknown>) =>
  counting.then(
    () => false,
    (error: unknown) => {
      if (error instanceof TooManyRequestsError) return true
      throw error
    },
  )

/** In batches, since all at once would only wait for each other. */
async function forEach(texts: readonly string[], work: (text: string) => Promise<unknown>) {
  for (let start = 0; start < texts.length; start += 250)
    await Promise.all(texts.slice(start, start + 250).map(work))
}

const accountId = (email: string) => email.length * 1000 + Number(email.replace(/\D/g, ''))

/** Every list of limits, by who asks and for which account. */
const limitLists: Record<keyof typeof rules, (address: string, email: string) => readonly RateLimit[]> = {
  passwordGuesses: (address, email) => rules.passwordGuesses(address, email).limits,
  guessesForAccount: rules.guessesForAccount,
  registrations: rules.registrations,
  resetRequests: rules.resetRequests,
  invalidResetLinks: (address) => rules.invalidResetLinks(address).limits,
  credentialChanges: (address, email) => rules.credentialChanges(address, { id: accountId(email), email }),
  deletionMails: rules.deletionMails,
  invitationMails: (address, email) => rules.invitationMails(address, 1, email),
  invalidPasskeys: (address) => rules.invalidPasskeys(address).limits,
  anonymousProposals: rules.anonymousProposals,
  urgentProposals: rules.urgentProposals,
  ownersProposals: (address, email) => rules.ownersProposals(address, accountId(email)),
  claims: (address, email) => rules.claims(address, accountId(email)),
  proposalMails: rules.proposalMails,
  recoveryGuesses: (address, email) => rules.recoveryGuesses(address, email.length).limits,
}

describe.each(Object.entries(stores))('in %s', (_name, open) => {
  it('no flood of any kind of call lets guessing of a password go on', async () => {
    const limiter = new Limiter(await open())
    const attempt = rules.passwordGuesses(guesser, email)
    for (let guess = 0; guess < 10; guess += 1) await limiter.attempt(attempt, wrong)
    await forEach(strangers, (address) => isRefused(limiter.count(rules.resetRequests(address, address))))
    expect(await isRefused(limiter.attempt(attempt, wrong))).toBe(true)
  })

  it('requests of one address for many accounts make no counters beyond its limit', async () => {
    const counters = await open()
    const limiter = new Limiter(counters)
    await forEach(strangers, (name) => isRefused(limiter.count(rules.resetRequests(guesser, name))))
    const [, account] = rules.resetRequests(guesser, 'new')
    expect(await counters.get({ ...(account as RateLimit), key: strangers.at(-1) ?? '' })).toMatchObject({
      count: 0,
    })
    const fresh = await counters.add({ kind: 'test', key: 'room', address: guesser }, 1, 60)
    expect(fresh.name).toBe('test room')
  })

  it('while the store is full, a new key is counted under its wide network, and one in use is as before', async () => {
    const counters = await open()
    const at = (key: string, address: string) => ({ kind: 'flood', key, address })
    await forEach(strangers, (address) => counters.add(at(address, address), 1, 600))
    expect(await counters.add(at(strangers[0] ?? '', guesser), 1, 600)).toMatchObject({ count: 2 })
    const added = []
    for (const host of [1, 2, 3])
      added.push(await counters.add(at(`v4 ${host}`, `198.51.100.${host}`), 1, 600))
    expect(added.map(({ name, count }) => [name, count])).toEqual(
      [1, 2, 3].map((count) => ['flood full 198.51.100.0/24', count]),
    )
    const other = await counters.add(at('v6', '2001:db8:ffff:1::1'), 1, 600)
    expect(other).toMatchObject({ name: 'flood full 2001:db8:ffff::/48', count: 1 })
    await counters.release(other, 1)
    expect(await counters.get(at('v6', '2001:db8:ffff:1::1'))).toMatchObject({ count: 0 })
    // What one key is forgiven, the others of its network are not.
    await counters.delete(at('v4 1', '198.51.100.1'))
    expect(await counters.get(at('v4 9', '198.51.100.9'))).toMatchObject({ count: 3 })
  })

  it('counters are bounded, whatever networks they are of', async () => {
    const counters = await open()
    const names = new Set<string>()
    const addresses = Array.from({ length: 27_000 }, (_, index) => `10.${index >> 8}.${index & 255}.1`)
    await forEach(addresses, async (address) => {
      const { name } = await counters.add({ kind: 'flood', key: address, address }, 1, 600)
      names.add(name)
    })
    expect(names.size).toBeLessThanOrEqual(25_256)
  })
})

describe('in a full store', () => {
  const counters = new Counters()
  beforeAll(() =>
    forEach(strangers, (address) => counters.add({ kind: 'flood', key: address, address }, 1, 600)),
  )

  it.each(Object.entries(limitLists))('%s of a /24 are limited too', async (_name, limits) => {
    const limiter = new Limiter(counters)
    let counted = 0
    for (let call = 0; call < 1000; call += 1) {
      const address = `198.51.100.${call % 250}`
      if (!(await isRefused(limiter.count(limits(address, `conta${call}@exemplo.test`))))) counted += 1
    }
    expect(counted).toBeLessThanOrEqual(100)
  })
})

describe('failures of sign-in count for a wide network at ten times the number', () => {
  const lists = {
    'for one account': [rules.guessesForAccount, 100],
    'of any account': [(address: string) => rules.passwordGuesses(address, address).limits, 300],
    'by passkey': [(address: string) => rules.invalidPasskeys(address).limits, 300],
    'by recovery code': [(address: string) => rules.recoveryGuesses(address, 1).limits, 100],
  } as const
  it.each(Object.entries(lists))(
    'failures %s from many addresses of one network',
    async (_name, [limits, max]) => {
      for (const addressAt of [
        (index: number) => `198.51.100.${index % 250}`,
        (index: number) => `2001:db8:7:${index.toString(16)}::1`,
      ]) {
        const limiter = new Limiter()
        let failures = 0
        for (let index = 0; index < 400; index += 1) {
          const guess = { account: '', limits: limits(addressAt(index), email) }
          if (!(await isRefused(limiter.attempt(guess, wrong)))) failures += 1
        }
        expect(failures).toBe(max)
        const other = { account: '', limits: limits('192.0.2.1', email) }
        expect(await isRefused(limiter.attempt(other, wrong))).toBe(false)
      }
    },
  )
})
