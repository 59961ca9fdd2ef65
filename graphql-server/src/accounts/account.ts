import type { Context } from '../context.ts'
import { isTaken, lockUser } from '../database/transaction.ts'
import { BadUserInputError, ConflictError, UnauthenticatedError } from '../errors.ts'
import type { Prisma, User } from '../generated/prisma/client.ts'
import { passwordGuesses } from '../limits/rules.ts'
import { urgency } from '../messages/mails.ts'
import { texts } from '../messages/texts.ts'
import { verifyPassword } from '../sessions/password.ts'
import { endSessions } from '../sessions/session.ts'
import { hasPasskey, requireFreshSignIn, requireViewer } from '../sessions/viewer.ts'
import type { Author } from '../writes/trail.ts'
import { endInvitations } from './invitation-rows.ts'

/** Of what follows from a write and no person decides. */
const noAuthor: Author = { actorId: null, requestId: null }

/**
 * Reads the viewer's own account.
 *
 * @throws UnauthenticatedError when it has just been deleted
 */
export async function ownAccount(context: Context): Promise<User> {
  const { id } = await requireViewer(context)
  return orSignedOut(await context.prisma.user.findUnique({ where: { id } }))
}

/**
 * Turns the absence of a session's account into the refusal of the session.
 *
 * @throws UnauthenticatedError for null: the account has just been deleted
 */
export function orSignedOut<T>(user: T | null): T {
  if (!user) throw new UnauthenticatedError()
  return user
}

/**
 * Locks an account until the transaction ends. Every change of more than its own row begins with this.
 *
 * @throws UnauthenticatedError when it has just been deleted
 */
export async function lockAccount(transaction: Prisma.TransactionClient, id: number): Promise<User> {
  await lockUser(transaction, id)
  return orSignedOut(await transaction.user.findUnique({ where: { id } }))
}

/**
 * Adds an account. An invitation of its address ends, so that its link gives no role later.
 *
 * @throws ConflictError when the address has one
 */
export async function createAccount(
  transaction: Prisma.TransactionClient,
  data: Prisma.UserUncheckedCreateInput,
): Promise<User> {
  const user = await withFreeEmail(transaction.user.create({ data }))
  await endInvitations(transaction, noAuthor, { email: data.email })
  return user
}

/** Lets the unique index alone decide whether an address is taken: a look beforehand can be overtaken. */
export async function withFreeEmail<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isTaken(error, 'email') ? emailTaken() : error
  }
}

export function emailTaken(): ConflictError {
  return new ConflictError('EMAIL_TAKEN', texts.accounts.emailTaken, {
    fields: { 'input.email': texts.accounts.emailTaken },
  })
}

/**
 * Checks a password within the limits of guessing (sign-in-limits).
 *
 * @param email as it was typed, normalised
 * @param user the account; null takes as long as any other
 * @throws TooManyRequestsError
 */
export function isAccountPassword(
  { limiter, address }: Pick<Context, 'limiter' | 'address'>,
  email: string,
  user: Pick<User, 'passwordHash'> | null,
  password: string,
): Promise<boolean> {
  return limiter.attempt(passwordGuesses(address, email), async () => {
    const isRight = await verifyPassword(user?.passwordHash ?? null, password)
    return user !== null && isRight
  })
}

/**
 * Checks the viewer's password. A wrong one is a wrong field, not a refused session.
 *
 * @param path of the password among the arguments
 * @throws BadUserInputError, TooManyRequestsError
 */
export async function confirmPassword(
  context: Context,
  user: User,
  password: string,
  path: string,
): Promise<void> {
  if (await isAccountPassword(context, user.email, user, password)) return
  throw new BadUserInputError({ [path]: texts.accounts.wrongPassword })
}

/**
 * Has the viewer prove that the account is theirs: by the password, and where the account has a passkey also by a fresh
 * sign-in, which the password alone never is (fresh-sign-in). That comes first, so that an open session guesses nothing.
 *
 * @param path of the password among the arguments
 * @throws ForbiddenError with the reason FRESH_SIGN_IN, BadUserInputError, TooManyRequestsError
 */
export async function confirmOwner(
  context: Context,
  user: User,
  password: string,
  path: string,
): Promise<void> {
  if (await hasPasskey(context.prisma, user.id)) await requireFreshSignIn(context)
  await confirmPassword(context, user, password, path)
}

/** Ends the links by which a password could be set, and removes the mails with one that still wait (mails). */
export async function endPasswordLinks(
  transaction: Prisma.TransactionClient,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await transaction.passwordReset.deleteMany({ where: { userId: id, usedAt: null } })
  // No other mail is as urgent.
  await transaction.waitingMail.deleteMany({ where: { recipient: email, urgency: urgency.awaited } })
}

/**
 * Replaces the password of a locked account, which ends its sessions and the links by which a password could be set.
 *
 * @param transaction that holds the account's lock
 * @returns the account as it is now
 */
export async function replacePassword(
  transaction: Prisma.TransactionClient,
  account: Pick<User, 'id' | 'email'>,
  passwordHash: string,
): Promise<User> {
  const { id } = account
  await endPasswordLinks(transaction, account)
  await endSessions(transaction, id)
  return transaction.user.update({ where: { id }, data: { passwordHash } })
}
