import { readFileSync } from 'node:fs'
import { argon2id, hash, needsRehash, verify } from 'argon2'
import { BadUserInputError } from '../errors.ts'
import { heavyWork, withoutSlot } from '../limits/concurrency.ts'
import { texts } from '../messages/texts.ts'

/**
 * argon2id with OWASP's parameters: 19 MiB, two passes, one lane. Two cores hash 34 passwords a second.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Matches no password, and takes as long to verify as any other hash: salt and hash are zeros. */
const unmatchableHash = [
  '$argon2id$v=19',
  `m=${parameters.memoryCost},p=${parameters.parallelism},t=${parameters.timeCost}`,
  Buffer.alloc(16).toString('base64').replaceAll('=', ''),
  Buffer.alloc(32).toString('base64').replaceAll('=', ''),
].join('$')

/** Keyboards send an accented letter as one or two characters (NIST SP 800-63B, 3.1.1.2). */
const passwordBytes = (password: string) => Buffer.from(password.normalize('NFKC'))

let commonPasswords: ReadonlySet<string> | undefined

/** Whether a password is among the 3,000 most common of at least 8 characters (passwords), case-insensitive. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  return commonPasswords.has(password.normalize('NFKC').toLowerCase())
}

/**
 * Hashes a new password.
 *
 * @param path of the password among the arguments
 * @throws BadUserInputError for a common one, UnavailableError when too many passwords wait to be hashed
 */
export async function hashChosenPassword(password: string, path: string): Promise<string> {
  if (isCommonPassword(password)) throw new BadUserInputError({ [path]: texts.accounts.commonPassword })
  return hashPassword(password)
}

/** @throws UnavailableError when too many passwords wait to be hashed */
export function hashPassword(password: string): Promise<string> {
  return withoutSlot(() =>
    heavyWork.run(() => hash(passwordBytes(password), { type: argon2id, ...parameters })),
  )
}

/**
 * Verifies a password. Takes as long for unknown accounts, so that the response time does not reveal them (passwords).
 *
 * @param passwordHash null when there is no such account
 * @throws UnavailableError when too many passwords wait to be hashed
 */
export function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return withoutSlot(() =>
    heavyWork.run(() => verify(passwordHash ?? unmatchableHash, passwordBytes(password))),
  )
}

export function isOutdated(passwordHash: string): boolean {
  return needsRehash(passwordHash, parameters)
}
