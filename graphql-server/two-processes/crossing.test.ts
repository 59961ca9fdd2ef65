import { beforeAll, expect, it } from 'vitest'
import { raiseVersion } from '../test/catalogue-rows.ts'
import { useDatabase } from '../test/database.ts'
import { accounts, insertWorld, type Role, roleEmail, roles } from '../test/roles.ts'
import { ask, visit } from './ask.ts'
import { useTwoProcesses } from './use-two-processes.ts'

const database = useDatabase()
const product = useTwoProcesses(database)

beforeAll(async () => {
  await insertWorld(database)
  await raiseVersion(database.pool)
})

/** The same words for everybody; what they mean depends on who says them. */
const documents = {
  account: '{ me { email role } }',
  favorites: '{ favorites { id } }',
  owned: '{ businessesOfOwner { items { id } } }',
  figures: '{ dashboardStats { totalBusinesses } }',
  accounts: '{ userPage { items { email } } }',
}

const favoriteOf: Partial<Record<Role, string>> = { user: '1', owner: '2', admin: '3' }
const everybody = Object.keys(accounts)
  .map((name) => roleEmail(name as 'otherAdmin'))
  .sort()

/** What is answered to each. */
function expected(role: Role): Record<keyof typeof documents, unknown> {
  if (role === 'visitor') {
    const no = 'UNAUTHENTICATED'
    return { account: no, favorites: no, owned: no, figures: no, accounts: no }
  }
  const isAdmin = role === 'admin'
  return {
    account: { email: roleEmail(role), role: isAdmin ? 'ADMIN' : 'USER' },
    favorites: [{ id: favoriteOf[role] }],
    owned: { items: role === 'owner' ? [{ id: '2' }] : [] },
    figures: isAdmin ? { totalBusinesses: 2 } : 'FORBIDDEN',
    accounts: isAdmin ? { items: everybody.map((email) => ({ email })) } : 'FORBIDDEN',
  }
}

it('one query of several accounts at the same time gives each account its own answer', async () => {
  const asked = Array.from({ length: 4 }, () => roles)
    .flat()
    .flatMap((role) => Object.entries(documents).map(([name, document]) => ({ role, name, document })))
  const answers = await Promise.all(
    asked.map(async ({ role, document }) => {
      const { value, code } = await ask(product.origin, document, { as: role })
      return code ?? inOrder(value)
    }),
  )
  for (const [index, { role, name }] of asked.entries()) {
    expect(answers[index], `${name} as ${role}`).toEqual(expected(role)[name as keyof typeof documents])
  }
})

/** Accounts come newest first, and these are of one moment. */
function inOrder(value: unknown): unknown {
  const items = (value as { items?: { email?: string }[] } | null)?.items
  const first = items?.[0]
  if (!items || first?.email === undefined) return value
  return { items: items.toSorted((a, b) => ((a.email ?? '') < (b.email ?? '') ? -1 : 1)) }
}

const visitors = ['a browser', 'another browser']

const seeds = [
  ['the REST search', '/api/businesses/search?random=true', /"seed":"([^"]+)"/],
  ['the page of results', '/explore', /"seed\\?":\\?"([^"\\]+)/],
] as const

it.each(seeds)(
  '%s without a seed keeps each visitor’s own, in both processes',
  async (_where, path, seed) => {
    const seen = new Map<string, Set<string | undefined>>()
    for (let round = 0; round < 3; round += 1) {
      for (const { origin } of product.each) {
        for (const visitor of visitors) {
          const headers = { 'user-agent': visitor, 'x-forwarded-for': '203.0.113.7' }
          const answer = await visit(`${origin}${path}`, { headers })
          expect(answer.headers.get('cache-control')).toMatch(/private|no-store/)
          const found = seed.exec(await answer.text())?.[1]
          seen.set(visitor, (seen.get(visitor) ?? new Set()).add(found))
        }
      }
    }
    const [one = [], other = []] = visitors.map((visitor) => [...(seen.get(visitor) ?? [])])
    expect(one).toEqual([expect.any(String)])
    expect(other).toEqual([expect.any(String)])
    expect(one).not.toEqual(other)
  },
)

it('a rendered page is the same for every token', async () => {
  for (const path of ['/', '/padaria-da-serra', '/dashboard']) {
    const headers = { 'user-agent': 'one browser', 'x-forwarded-for': '203.0.113.7' }
    const pages = await Promise.all(
      product.each.flatMap(({ origin }) =>
        roles.map(async (as) => (await visit(`${origin}${path}`, { as, headers })).text()),
      ),
    )
    expect(new Set(pages).size, path).toBe(1)
    for (const email of everybody) expect(pages[0]?.includes(email), `${email} on ${path}`).toBe(false)
  }
})
