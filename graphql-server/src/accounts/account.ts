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

/** Author of automatic consequences of a write. */
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
 * Unwraps the session's account.
 *
 * @throws UnauthenticatedError for null: the account has just been deleted
 */
export function orSignedOut<T>(user: T | null): T {
  if (!user) throw new UnauthenticatedError()
  return user
}

/**
 * Locks an account until the transaction ends. Must precede every change that touches more than its own row.
 *
 * @throws UnauthenticatedError when it has just been deleted
 */
export async function lockAccount(transaction: Prisma.TransactionClient, id: number): Promise<User> {
  await lockUser(transaction, id)
  return orSignedOut(await transaction.user.findUnique({ where: { id } }))
}

/**
 * Creates an account and deletes invitations of its address, so that their links grant no role later.
 *
 * @throws ConflictError when the address is taken
 */
export async function createAccount(
  transaction: Prisma.TransactionClient,
  data: Prisma.UserUncheckedCreateInput,
): Promise<User> {
  const user = await withFreeEmail(transaction.user.create({ data }))
  await endInvitations(transaction, noAuthor, { email: data.email })
  return user
}

/** Maps a unique index violation to EMAIL_TAKEN; a query beforehand would race. */
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
 * Checks a password within the guessing limits (sign-in-limits).
 *
 * @param email normalized input
 * @param user the account; null takes the same time
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
 * Checks the viewer's password. A wrong one is a field error; the session stays valid.
 *
 * @param path path of the password among the arguments
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
 * Has the viewer prove ownership of the account: by password and, if it has a passkey, also by a fresh sign-in, which
 * the password alone never is (fresh-sign-in). The sign-in is checked first, so that a stolen session cannot guess
 * passwords.
 *
 * @param path path of the password among the arguments
 * @throws ForbiddenError with reason FRESH_SIGN_IN, BadUserInputError, TooManyRequestsError
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

/** Revokes an account's password links and deletes queued mails that contain one (mails). */
export async function endPasswordLinks(
  transaction: Prisma.TransactionClient,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await transaction.passwordReset.deleteMany({ where: { userId: id, usedAt: null } })
  // Only mails with such a link have this urgency.
  await transaction.waitingMail.deleteMany({ where: { recipient: email, urgency: urgency.awaited } })
}

/**
 * Replaces the password of a locked account and ends its sessions and password links.
 *
 * @param transaction holds the account's lock
 * @returns the updated account
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
