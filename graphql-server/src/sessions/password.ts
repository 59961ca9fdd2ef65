import { argon2id, hash, needsRehash, verify } from 'argon2'
import { ConcurrencyLimit } from '../concurrency.ts'

/**
 * argon2id as OWASP recommends it: 19 MiB, two passes, one lane. On two cores 34 passwords a second.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Each takes a core: two at once, and a queue of about two seconds; further ones are told to come back. */
const limit = new ConcurrencyLimit(2, 64)

/** A hash in the form of all others that no password has: 16 bytes of salt and 32 of hash, all zero. */
const hashOfNobody = [
  '$argon2id$v=19',
  `m=${parameters.memoryCost},p=${parameters.parallelism},t=${parameters.timeCost}`,
  Buffer.alloc(16).toString('base64').replaceAll('=', ''),
  Buffer.alloc(32).toString('base64').replaceAll('=', ''),
].join('$')

/** The same password from every keyboard: accents typed as one character or as two (NIST SP 800-63B, 3.1.1.2). */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'))

/**
 * What is stored of a password.
 *
 * @throws UnavailableError when too many passwords are being worked on
 */
export function hashPassword(password: string): Promise<string> {
  return limit.run(() => hash(bytesOf(password), { type: argon2id, ...parameters }))
}

/**
 * Whether a password is the one of a hash. Without a hash the same work is done, so that the time of the answer does
 * not tell whether an account exists (passwords).
 *
 * @param passwordHash of the account; null when there is none
 * @throws UnavailableError when too many passwords are being worked on
 */
export function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return limit.run(() => verify(passwordHash ?? hashOfNobody, bytesOf(password)))
}

/** Whether a hash was made with other parameters than those of today. */
export function isOutdated(passwordHash: string): boolean {
  return needsRehash(passwordHash, parameters)
}
