import { createHash, randomBytes } from 'node:crypto'
import { inTransaction } from '../database/transaction.ts'
import type { PrismaClient, User } from '../generated/prisma/client.ts'
import type { Letter } from '../mail/letter.ts'
import { lockAccount } from './own-account.ts'

/** How long a link may be used, in milliseconds (password-reset). */
const lifetime = 60 * 60 * 1000

/** A letter goes to the stored address, whatever was typed. */
export const recipientOf = ({ name, email }: Pick<User, 'name' | 'email'>): Letter['to'] => ({
  name,
  address: email,
})

/** The page on which a link is asked for. */
export const whereLinksAreAsked = (origin: string) => `${origin}/esqueci-senha`

/** What is stored of a token: a reader of the database cannot use it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Makes the link by which an account gets another password; older ones of the account end.
 *
 * @param id of the account
 * @returns the link and whom to send it to. The token stands in the fragment, which browsers send to nobody: no log
 *   and no other site gets to see it
 */
export async function makeLink(
  prisma: PrismaClient,
  origin: string,
  id: number,
): Promise<{ to: Letter['to']; url: string }> {
  const token = randomBytes(32).toString('base64url')
  const user = await inTransaction(prisma, async (transaction) => {
    const user = await lockAccount(transaction, id)
    await transaction.passwordReset.deleteMany({ where: { userId: id } })
    const expiresAt = new Date(Date.now() + lifetime)
    await transaction.passwordReset.create({ data: { userId: id, tokenHash: hashOfToken(token), expiresAt } })
    return user
  })
  return { to: recipientOf(user), url: `${origin}/redefinir-senha#token=${token}` }
}
