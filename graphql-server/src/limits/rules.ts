import { networkOf } from './client.ts'
import type { Attempt, Count } from './limiter.ts'

const minute = 60
const hour = 60 * minute

/** Wrong passwords for one account from one address. */
export const guessesForAccount = (address: string, email: string): Count => ({
  key: `password ${networkOf(address)} ${email}`,
  max: 10,
  windowSeconds: 15 * minute,
})

/**
 * Wrong passwords (sign-in-limits), whether at signing in or to confirm a change.
 *
 * @param email as it was typed, so that unknown accounts are limited like known ones
 */
export const passwordGuesses = (address: string, email: string): Attempt => ({
  account: email,
  counts: [
    guessesForAccount(address, email),
    { key: `password ${networkOf(address)}`, max: 30, windowSeconds: 15 * minute },
  ],
})

/** New accounts (sign-in-limits). A taken e-mail address counts too: the answer tells that there is an account. */
export const registrations = (address: string): Count[] => [
  { key: `register ${networkOf(address)}`, max: 100, windowSeconds: hour },
]

/** Requests for a link to reset a password. */
export const resetRequests = (address: string, email: string): Count[] => [
  { key: `reset ${email}`, max: 5, windowSeconds: hour },
  { key: `reset ${networkOf(address)}`, max: 30, windowSeconds: hour },
]

/** Reset links that are not or no longer valid. They cannot be guessed; this only spares the database. */
export const deadLinks = (address: string): Attempt => ({
  account: `link ${networkOf(address)}`,
  counts: [{ key: `link ${networkOf(address)}`, max: 30, windowSeconds: 15 * minute }],
})

/** Changes of e-mail address and password of one account, each of which sends a mail to an unconfirmed address. */
export const toldChanges = (id: number): Count[] => [{ key: `change ${id}`, max: 10, windowSeconds: hour }]

/** Last mails of deleted accounts: an address that somebody registers and deletes over and over is not flooded. */
export const lastMails = (email: string): Count[] => [
  { key: `deleted ${email}`, max: 5, windowSeconds: hour },
]
