import { deleteAccountInput } from '../../../schema/input/account.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { TooManyRequestsError } from '../errors.ts'
import { deletionMails } from '../limits/rules.ts'
import { deleteUnusedImages } from '../media/uploads/request-images.ts'
import { mails } from '../messages/mails.ts'
import { parseInput } from '../parse-input.ts'
import { authorOf, recordChange } from '../writes/trail.ts'
import { confirmPassword, lockAccount, ownAccount } from './account.ts'
import { keepAnAdmin } from './roles.ts'

builder.mutationField('deleteAccount', (t) =>
  t.boolean({
    authScopes: { signedIn: true },
    description:
      "Deletes the viewer's account with its favorites, its photo and its sessions; its address gets a last mail. Its establishments stay, without an owner. The last administrator cannot (CONFLICT).",
    args: {
      password: t.arg.string({ required: true, description: 'The password that the account has now.' }),
    },
    resolve: async (_root, args, context) => {
      const { password } = parseInput(deleteAccountInput, args, '')
      const user = await ownAccount(context)
      await confirmPassword(context, user, password, 'password')
      const author = await authorOf(context)
      const { photoId, email } = await inTransaction(context.prisma, async (transaction) => {
        await keepAnAdmin(transaction, user.id)
        const account = await lockAccount(transaction, user.id)
        await recordChange(transaction, author, {
          entity: 'user',
          entityId: user.id,
          before: { role: account.role },
          after: null,
        })
        // Favorites, sessions and links go by their foreign keys; establishments and the trail lose the reference.
        await transaction.user.delete({ where: { id: user.id } })
        return account
      })
      await deleteUnusedImages(context, [photoId])
      context.mail.forget(email, context)
      await sendLastMail(context, email)
      return true
    },
  }),
)

/** Sends it a few times an hour at most: the account may have been made with the address of somebody else. */
async function sendLastMail({ limiter, mail, ...context }: Context, email: string): Promise<void> {
  try {
    await limiter.count(deletionMails(email))
  } catch (error) {
    if (error instanceof TooManyRequestsError) return
    throw error
  }
  mail.send(email, mails.accountDeleted(), context)
}
