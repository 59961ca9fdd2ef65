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
      'Confirms that a stored contact of an establishment is correct, and records how this is known. Changes no value or version; becomes void when the value changes.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the establishment.' }),
      topic: t.arg({ type: ConfirmationTopic, required: true, description: 'Contact to confirm.' }),
      how: t.arg({ type: ConfirmationMethod, required: true, description: 'Method of confirmation.' }),
      version: t.arg.int({
        description: 'Version whose value was confirmed; CONFLICT (STALE_VERSION) if it has changed since.',
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
