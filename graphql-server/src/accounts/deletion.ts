import { deleteAccountInput } from '../../../schema/input/account.ts'
import { authorOf, recordChange } from '../audit/record.ts'
import { builder } from '../builder.ts'
import { inTransaction } from '../database/transaction.ts'
import { forgetImages } from '../media/uploads/forget-images.ts'
import { parseInput } from '../parse-input.ts'
import { keepAnAdmin } from '../sessions/last-admin.ts'
import { confirmPassword, lockAccount, ownAccount } from './own-account.ts'

builder.mutationField('deleteAccount', (t) =>
  t.boolean({
    authScopes: { signedIn: true },
    description:
      'Deletes the account of who asks with its favorites, its photo and its sessions. Its establishments stay, without an owner. The last administrator cannot (CONFLICT).',
    args: {
      password: t.arg.string({ required: true, description: 'The password that the account has now.' }),
    },
    resolve: async (_root, args, context) => {
      const { password } = parseInput(deleteAccountInput, args, '')
      const user = await ownAccount(context)
      await confirmPassword(context, user, password, 'password')
      const author = await authorOf(context)
      const { photoId } = await inTransaction(context.prisma, async (transaction) => {
        await keepAnAdmin(transaction, user.id)
        const account = await lockAccount(transaction, user.id)
        const gone = {
          entity: 'user' as const,
          entityId: user.id,
          before: { role: account.role },
          after: null,
        }
        await recordChange(transaction, author, gone)
        // Favorites and links go with it; establishments and what it did stay, by nobody.
        await transaction.user.delete({ where: { id: user.id } })
        return account
      })
      await forgetImages(context, [photoId])
      return true
    },
  }),
)
