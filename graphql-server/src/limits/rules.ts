import { networkOf } from './client.ts'
import type { Count } from './count.ts'

const minutes = 60_000
const hour = 60 * minutes

/** Wrong passwords for one account from one address. */
export const guessesForAccount = (address: string, email: string): Count => ({
  key: `password ${networkOf(address)} ${email}`,
  most: 10,
  window: 15 * minutes,
})

/**
 * Wrong passwords (sign-in-limits), whether at signing in or to confirm a change. The account is what was typed, so that
 * an unknown one is limited as a known one is.
 */
export const passwordGuesses = (address: string, email: string): Count[] => [
  guessesForAccount(address, email),
  { key: `password ${networkOf(address)}`, most: 30, window: 15 * minutes },
]

/** New accounts (sign-in-limits); a try with an address that is taken counts, since it tells that there is an account. */
export const registrations = (address: string): Count[] => [
  { key: `register ${networkOf(address)}`, most: 100, window: hour },
]

/** Requests for a link: nobody's mailbox is flooded, and no address asks for many accounts. All of them count. */
export const resetRequests = (address: string, email: string): Count[] => [
  { key: `reset ${email}`, most: 5, window: hour },
  { key: `reset ${networkOf(address)}`, most: 30, window: hour },
]

/** Links that are not or no more valid. They cannot be guessed; this only spares the database. */
export const deadLinks = (address: string): Count[] => [
  { key: `link ${networkOf(address)}`, most: 30, window: 15 * minutes },
]

/** Changes of e-mail and password of one account: each is told by mail to an address that nobody has confirmed. */
export const toldChanges = (id: number): Count[] => [{ key: `change ${id}`, most: 10, window: hour }]
