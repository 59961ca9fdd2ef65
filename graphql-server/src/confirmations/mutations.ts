import { confirmationTopics } from '../../../schema/confirmations/topics.ts'
import { builder } from '../builder.ts'
import { readBusiness } from '../business-rows/full-business.ts'
import { lockOneStored } from '../businesses/stored.ts'
import { raiseContentVersion } from '../database/catalogue-version.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError, ConflictError } from '../errors.ts'
import { idOrZero } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { requestAuthor } from '../writes/trail.ts'
import { ConfirmationMethod, ConfirmationTopic } from './type.ts'
import { hasValue } from './values.ts'
import { recordConfirmation } from './write.ts'

builder.mutationField('confirmContact', (t) =>
  t.field({
    type: 'Business',
    authScopes: { admin: true },
    description:
      'Says that a contact of an establishment is right as it is stored, and how that is known. It changes no value and no version, and is void once the value is another.',
    args: {
      id: t.arg.id({ required: true, description: 'The establishment.' }),
      topic: t.arg({ type: ConfirmationTopic, required: true, description: 'Which contact.' }),
      how: t.arg({ type: ConfirmationMethod, required: true, description: 'How it was confirmed.' }),
      version: t.arg.int({
        description:
          'The version whose value was confirmed; CONFLICT (STALE_VERSION) if it has changed since.',
      }),
    },
    resolve: async (_root, { topic, how, version, ...args }, context) => {
      const id = idOrZero(args.id)
      const author = await requestAuthor(context)
      await inTransaction(context.prisma, async (transaction) => {
        const stored = await lockOneStored(transaction, id)
        await context.checkPreconditions?.(transaction)
        if (version != null && version !== stored.version)
          throw new ConflictError('STALE_VERSION', texts.businesses.stale)
        if (!hasValue(topic, stored.fields))
          throw new BadUserInputError({ topic: texts.confirmations.noValue(confirmationTopics[topic]) })
        const isNew = await recordConfirmation(transaction, author, stored, topic, how)
        if (isNew) await raiseContentVersion(transaction)
      })
      return readBusiness(context, id)
    },
  }),
)
