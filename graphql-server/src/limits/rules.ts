import { networkOf } from './client.ts'
import type { Attempt, RateLimit } from './limiter.ts'

const minute = 60
const hour = 60 * minute

/** Wrong passwords for one account from one network. */
export const guessesForAccount = (address: string, email: string): RateLimit => ({
  key: `password ${networkOf(address)} ${email}`,
  max: 10,
  windowSeconds: 15 * minute,
})

/**
 * Wrong passwords (sign-in-limits), at sign-in or to confirm a change.
 *
 * @param email as it was typed, so that unknown accounts are limited like known ones
 */
export const passwordGuesses = (address: string, email: string): Attempt => ({
  account: email,
  limits: [
    guessesForAccount(address, email),
    { key: `password ${networkOf(address)}`, max: 30, windowSeconds: 15 * minute },
  ],
})

/** New accounts (sign-in-limits). A taken e-mail address counts too, since the response reveals an account. */
export const registrations = (address: string): RateLimit[] => [
  { key: `register ${networkOf(address)}`, max: 100, windowSeconds: hour },
]

/** Requests for a link to reset a password. */
export const resetRequests = (address: string, email: string): RateLimit[] => [
  { key: `reset ${email}`, max: 5, windowSeconds: hour },
  { key: `reset ${networkOf(address)}`, max: 30, windowSeconds: hour },
]

/** Invalid reset links. They cannot be guessed; this only protects the database. */
export const invalidResetLinks = (address: string): Attempt => ({
  account: `link ${networkOf(address)}`,
  limits: [{ key: `link ${networkOf(address)}`, max: 30, windowSeconds: 15 * minute }],
})

/**
 * Changes of an account's e-mail address or password, each of which sends a mail to an unconfirmed address.
 *
 * @param email that gets the mail: one account after the other may have it
 */
export const credentialChanges = ({ id, email }: { id: number; email: string }): RateLimit[] => [
  { key: `change ${id}`, max: 10, windowSeconds: hour },
  { key: `change ${email}`, max: 10, windowSeconds: hour },
]

/** Mails about the deletion of an account, since anybody can register and delete an address repeatedly. */
export const deletionMails = (email: string): RateLimit[] => [
  { key: `deleted ${email}`, max: 5, windowSeconds: hour },
]

/** Invitations, each of which sends a mail to an address that somebody typed. */
export const invitationMails = (administratorId: number, email: string): RateLimit[] => [
  { key: `invite ${administratorId}`, max: 50, windowSeconds: hour },
  { key: `invite ${email}`, max: 5, windowSeconds: hour },
]

/** Signatures of passkeys that are not known here. They cannot be guessed; this only protects the database. */
export const invalidPasskeys = (address: string): Attempt => ({
  account: `passkey ${networkOf(address)}`,
  limits: [{ key: `passkey ${networkOf(address)}`, max: 30, windowSeconds: 15 * minute }],
})

/** Wrong recovery codes, each beside the right password. */
export const recoveryGuesses = (address: string, id: number): Attempt => ({
  account: `recovery ${id}`,
  limits: [{ key: `recovery ${networkOf(address)} ${id}`, max: 10, windowSeconds: 15 * minute }],
})
