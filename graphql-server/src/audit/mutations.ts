import { builder } from '../builder.ts'
import { NotFoundError } from '../errors.ts'
import { parseId } from '../lists/keys.ts'
import { texts } from '../messages/texts.ts'
import { authorOf } from './record.ts'
import { type Restored, restoreDeletion } from './restore.ts'
import { AuditEntity } from './type.ts'

const Restoration = builder.objectRef<Restored>('Restoration').implement({
  description: 'What has come back when a deletion was taken back.',
  fields: (t) => ({
    entry: t.prismaField({
      type: 'AuditEntry',
      description: 'The entry of the deletion, as it is now.',
      resolve: (query, { entryId }, _args, { prisma }) =>
        prisma.auditEntry.findUniqueOrThrow({ ...query, where: { id: entryId } }),
    }),
    entity: t.field({
      type: AuditEntity,
      description: 'What kind of thing has come back.',
      resolve: ({ entity }) => entity,
    }),
    id: t.exposeID('id', { description: 'Its id: the one that it had, unless that has been taken since.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    slug: t.exposeString('slug', { description: 'Its slug.' }),
    formerSlug: t.exposeString('formerSlug', {
      nullable: true,
      description: 'The slug that it had, where somebody else has that by now; null when it has it again.',
    }),
  }),
})

builder.mutationField('restoreDeletion', (t) =>
  t.field({
    type: Restoration,
    authScopes: { admin: true },
    description:
      'Takes a deletion of the last 30 days back: an establishment with its photos, categories, owner and favorites, as far as their accounts are there; a city, neighborhood, category or subcategory with its picture. CONFLICT when it is too late or what it needs is gone; asked for twice, it is done once.',
    args: {
      auditEntryId: t.arg.id({
        required: true,
        description: 'The entry of the deletion in the audit trail.',
      }),
    },
    resolve: async (_root, { auditEntryId }, context) => {
      const id = parseId(auditEntryId)
      if (id === null) throw new NotFoundError(texts.restorations.notFound)
      return restoreDeletion(context.prisma, await authorOf(context), id)
    },
  }),
)
