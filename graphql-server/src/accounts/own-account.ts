import type { Context } from '../context.ts'
import { BadUserInputError, UnauthenticatedError } from '../errors.ts'
import type { Prisma, User } from '../generated/prisma/client.ts'
import { passwordGuesses } from '../limits/rules.ts'
import { texts } from '../messages/texts.ts'
import { verifyPassword } from '../sessions/password.ts'
import { requireViewer } from '../sessions/viewer.ts'

/**
 * The account of who asks.
 *
 * @throws UnauthenticatedError when it has just been deleted
 */
export async function ownAccount(context: Context): Promise<User> {
  const { id } = await requireViewer(context)
  return orSignedOut(await context.prisma.user.findUnique({ where: { id } }))
}

/**
 * The account of a session, as it was found.
 *
 * @throws UnauthenticatedError when it was not: it has just been deleted
 */
export function orSignedOut<T>(user: T | null): T {
  if (!user) throw new UnauthenticatedError()
  return user
}

/**
 * Locks an account until the transaction ends. Whatever changes more than a row of an account begins with it.
 *
 * @throws UnauthenticatedError when it has just been deleted
 */
export async function lockAccount(transaction: Prisma.TransactionClient, id: number): Promise<User> {
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR UPDATE`
  return orSignedOut(await transaction.user.findUnique({ where: { id } }))
}

/**
 * Whether a password is the one of an account, within the limits of guessing (sign-in-limits).
 *
 * @param email as it was typed, normalised
 * @param user the account; null is as much work as any other
 * @throws TooManyRequestsError
 */
export function isPasswordOf(
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
 * Has who asks prove that it is their account. A wrong password is a wrong field: the session stays.
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
  if (await isPasswordOf(context, user.email, user, password)) return
  throw new BadUserInputError({ [path]: texts.accounts.wrongPassword })
}
