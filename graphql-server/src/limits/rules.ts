import { clientNetwork, wideClientNetwork } from './client.ts'
import type { Attempt, RateLimit } from './limiter.ts'

const minute = 60
const hour = 60 * minute

/** Limit of a wide network, as a multiple of a client's. */
const wideFactor = 10

/**
 * Limits of failures for the client and, ten times as high, for its /24 or /48.
 *
 * @param of account; empty for all
 */
function failures(kind: string, address: string, max: number, of = ''): RateLimit[] {
  const limit = { address, windowSeconds: 15 * minute }
  return [
    { ...limit, kind, key: `${clientNetwork(address)} ${of}`, max },
    { ...limit, kind: `${kind} wide`, key: `${wideClientNetwork(address)} ${of}`, max: max * wideFactor },
  ]
}

/** Wrong passwords for one account from one network. */
export const guessesForAccount = (address: string, email: string): RateLimit[] =>
  failures('password of account', address, 10, email)

/**
 * Wrong passwords (sign-in-limits), at sign-in or to confirm a change.
 *
 * @param email as typed, so that unknown accounts are limited like known ones
 */
export const passwordGuesses = (address: string, email: string): Attempt => ({
  account: email,
  limits: [...failures('password', address, 30), ...guessesForAccount(address, email)],
})

/** New accounts (sign-in-limits). A taken e-mail address counts too, since the response reveals an account. */
export const registrations = (address: string): RateLimit[] => [
  { kind: 'register', key: clientNetwork(address), address, max: 100, windowSeconds: hour },
]

/** Requests for a link to reset a password. */
export const resetRequests = (address: string, email: string): RateLimit[] => [
  { kind: 'reset', key: clientNetwork(address), address, max: 30, windowSeconds: hour },
  { kind: 'reset of account', key: email, address, max: 5, windowSeconds: hour },
]

/** Invalid reset links. They cannot be guessed; this only protects the database. */
export const invalidResetLinks = (address: string): Attempt => ({
  account: `link ${clientNetwork(address)}`,
  limits: failures('link', address, 30),
})

/**
 * Changes of an account's e-mail address or password, each of which sends a mail to an unconfirmed address.
 *
 * @param email recipient, since successive accounts may use the same address
 */
export const credentialChanges = (
  address: string,
  { id, email }: { id: number; email: string },
): RateLimit[] => [
  { kind: 'change of account', key: String(id), address, max: 10, windowSeconds: hour },
  { kind: 'change', key: email, address, max: 10, windowSeconds: hour },
]

/** Mails about the deletion of an account, since anyone can register and delete an address repeatedly. */
export const deletionMails = (address: string, email: string): RateLimit[] => [
  { kind: 'deleted', key: email, address, max: 5, windowSeconds: hour },
]

/** Invitations, each of which sends a mail to an address that an administrator typed. */
export const invitationMails = (address: string, administratorId: number, email: string): RateLimit[] => [
  { kind: 'invite by account', key: String(administratorId), address, max: 50, windowSeconds: hour },
  { kind: 'invite', key: email, address, max: 5, windowSeconds: hour },
]

/** Signatures of unknown passkeys. They cannot be guessed; this only protects the database. */
export const invalidPasskeys = (address: string): Attempt => ({
  account: `passkey ${clientNetwork(address)}`,
  limits: failures('passkey', address, 30),
})

/** Wrong recovery codes, each sent with the right password. */
export const recoveryGuesses = (address: string, id: number): Attempt => ({
  account: `recovery ${id}`,
  limits: failures('recovery', address, 10, String(id)),
})

/** Proposals without an account or a confirmed address (proposal-limits): per network, then overall. */
export const anonymousProposals = (address: string): RateLimit[] => [
  { kind: 'proposal', key: clientNetwork(address), address, max: 10, windowSeconds: hour },
  { kind: 'proposal of a day', key: clientNetwork(address), address, max: 50, windowSeconds: 24 * hour },
  { kind: 'proposal of all', key: 'all', address, max: 300, windowSeconds: hour },
]

/** Removal requests and scam reports, which never share the limits of other proposals. */
export const urgentProposals = (address: string): RateLimit[] => [
  { kind: 'urgent proposal', key: clientNetwork(address), address, max: 30, windowSeconds: hour },
]

/** Proposals of an owner. */
export const ownersProposals = (address: string, id: number): RateLimit[] => [
  { kind: 'proposal of owner', key: String(id), address, max: 60, windowSeconds: hour },
]

/** Claims of one account. */
export const claims = (address: string, id: number): RateLimit[] => [
  { kind: 'claim', key: String(id), address, max: 10, windowSeconds: 24 * hour },
]

/** Confirmation mails to an address typed with a proposal. */
export const proposalMails = (address: string, email: string): RateLimit[] => [
  { kind: 'proposal mail by network', key: clientNetwork(address), address, max: 20, windowSeconds: hour },
  { kind: 'proposal mail', key: email, address, max: 3, windowSeconds: hour },
]
