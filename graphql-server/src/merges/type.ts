import { actKeyInput } from '../../../schema/input/business-list.ts'
import { readMentioned } from '../audit/entry-reads.ts'
import { AuditReference } from '../audit/type.ts'
import { builder } from '../builder.ts'
import { readBusiness } from '../business-rows/full-business.ts'
import { readStored, type StoredBusiness } from '../businesses/stored.ts'
import { mailContactsOfAct } from '../contact-changes/mail.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { BadUserInputError } from '../errors.ts'
import { idOrZero, idsOrZero } from '../lists/keys.ts'
import { waitUntilPrivate } from '../media/private-images.ts'
import { texts } from '../messages/texts.ts'
import { parseInput } from '../parse-input.ts'
import { requestAuthor } from '../writes/trail.ts'
import { differingGroups, type MergeField as Field, mergedAreas, mergeFields } from './fields.ts'
import { absence } from './merged.ts'
import { mergeBusinesses, ownersProblem } from './write.ts'

const MergeField = builder.objectRef<Field>('MergeField').implement({
  description: 'A field of two establishments, side by side.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name in the audit trail, such as `phone`.' }),
    group: t.exposeString('group', { description: 'Fields of one group are taken from one side together.' }),
    kept: t.expose('kept', {
      type: 'JSON',
      nullable: true,
      description: 'The value of the one that is kept.',
    }),
    other: t.expose('other', { type: 'JSON', nullable: true, description: 'The value of the other one.' }),
  }),
})

interface Preview {
  kept: StoredBusiness
  other: StoredBusiness
  fields: Field[]
}

const MergePreview = builder.objectRef<Preview>('MergePreview').implement({
  description: 'Two establishments that can be merged, field by field.',
  fields: (t) => ({
    kept: t.field({
      type: 'Business',
      description: 'The one that keeps its id and slug.',
      resolve: ({ kept }, _args, context) => readBusiness(context, kept.id),
    }),
    other: t.field({
      type: 'Business',
      description: 'The one whose slug will redirect.',
      resolve: ({ other }, _args, context) => readBusiness(context, other.id),
    }),
    fields: t.expose('fields', { type: [MergeField], description: 'The fields that either has.' }),
    differing: t.stringList({
      description: 'The groups of fields in which they differ: of each a side is chosen.',
      resolve: ({ fields }) => [...differingGroups(fields)],
    }),
    areaCount: t.int({
      description: 'How many areas they serve together; 0 for the whole region. At most eight are possible.',
      resolve: ({ kept, other }) => {
        const { areaCityIds, areaNeighborhoodIds } = mergedAreas(kept.fields, other.fields, 'BOTH')
        return areaCityIds.length + areaNeighborhoodIds.length
      },
    }),
    problem: t.string({
      nullable: true,
      description: 'Why they cannot be merged, in Portuguese; null when they can.',
      resolve: ({ kept, other }) => ownersProblem(kept, other),
    }),
    favorites: t.int({
      description: 'Favorites of the other one, which join.',
      resolve: ({ other }, _args, { prisma }) => prisma.favorite.count({ where: { businessId: other.id } }),
    }),
    proposals: t.int({
      description: 'Proposals and claims about the other one, open or decided, which join.',
      resolve: ({ other }, _args, { prisma }) => prisma.proposal.count({ where: { businessId: other.id } }),
    }),
    references: t.field({
      type: [AuditReference],
      description: 'What the values of the fields refer to by id, as far as it is still there.',
      resolve: ({ fields }, _args, context) =>
        readMentioned(
          context,
          ...fields.map(({ field, kept, other }) => ({ [field]: { before: kept, after: other } })),
        ),
    }),
  }),
})

const keptId = { required: true, description: 'Id of the establishment that stays.' } as const
const otherId = { required: true, description: 'Id of the one that is merged into it.' } as const

builder.queryField('mergePreview', (t) =>
  t.field({
    type: MergePreview,
    authScopes: { admin: true },
    description: 'What an administrator chooses from before `mergeBusinesses`; nothing is written.',
    args: { keptId: t.arg.id(keptId), otherId: t.arg.id(otherId) },
    resolve: async (_root, args, { prisma }) => {
      const ids = [idOrZero(args.keptId), idOrZero(args.otherId)]
      if (ids[0] === ids[1]) throw new BadUserInputError({ otherId: texts.merges.same })
      const stored = await readStored(prisma, ids)
      const [kept, other] = ids.map((id) => stored.find((each) => each.id === id))
      if (!kept || !other) throw await absence(prisma, { id: (kept ? ids[1] : ids[0]) ?? 0 }, true)
      return { kept, other, fields: mergeFields(kept.fields, other.fields) }
    },
  }),
)

const MergedAreas = builder.enumType('MergedAreas', {
  description: 'The areas that the result of a merge serves.',
  values: {
    KEPT: { description: 'Those of the establishment that stays.' },
    OTHER: { description: 'Those of the other one.' },
    BOTH: { description: 'Those of both, at most eight.' },
  } as const,
})

const MergeBusinessesInput = builder.inputType('MergeBusinessesInput', {
  description: 'Which two establishments become one, and what of each stays.',
  fields: (t) => ({
    keptId: t.id(keptId),
    otherId: t.id(otherId),
    keptVersion: t.int({ required: true, description: 'The version that was read of the one that stays.' }),
    otherVersion: t.int({ required: true, description: 'The version that was read of the other one.' }),
    fields: t.stringList({
      required: true,
      defaultValue: [],
      description:
        'Names of fields whose value is taken from the other one, each with its group; all others stay.',
    }),
    areas: t.field({
      type: MergedAreas,
      required: true,
      defaultValue: 'BOTH',
      description: 'The areas of the result.',
    }),
    photoIds: t.idList({
      description:
        'Photos of either, in order, at most 15; absent: all of the one that stays, then of the other.',
    }),
    showAddress: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether the address becomes public although one of them hides it.',
    }),
  }),
})

const BusinessMerge = builder.objectRef<{ actId: number; keptId: number }>('BusinessMerge').implement({
  description: 'Two establishments that became one.',
  fields: (t) => ({
    entryId: t.id({
      description: 'Its entry in the audit trail, which `undoChange` takes back for 30 days.',
      resolve: ({ actId }) => String(actId),
    }),
    business: t.field({
      type: 'Business',
      description: 'The result.',
      resolve: ({ keptId }, _args, context) => readBusiness(context, keptId),
    }),
  }),
})

builder.mutationField('mergeBusinesses', (t) =>
  t.field({
    type: BusinessMerge,
    authScopes: { admin: true },
    description:
      'Merges two establishments: favorites, proposals, claims and areas join, and the slug of the other one redirects. It is one act of the audit trail. CONFLICT when one was changed since, their owners differ or there would be too many photos.',
    args: {
      input: t.arg({ type: MergeBusinessesInput, required: true, description: 'What becomes one.' }),
      actKey: t.arg.string({
        description: '128 random bits of the client’s own in hex: sent again with it, a merge is done once.',
      }),
    },
    resolve: (_root, { input, actKey }, context) => merge(context, input, actKey),
  }),
)

async function merge(
  context: Context,
  { photoIds, ...input }: typeof MergeBusinessesInput.$inferInput,
  sentKey: string | null | undefined,
) {
  const actKey = parseInput(actKeyInput, sentKey, 'actKey') ?? null
  const author = { ...(await requestAuthor(context)), actKey }
  const keptId = idOrZero(input.keptId)
  const wanted = {
    ...input,
    keptId,
    otherId: idOrZero(input.otherId),
    photoIds: photoIds ? idsOrZero(photoIds) : null,
  }
  const merged = await inTransaction(
    context.prisma,
    (transaction) => mergeBusinesses(transaction, context, author, wanted),
    { isRepeatable: actKey !== null },
  )
  await mailContactsOfAct(context, { actKey: merged.actKey })
  context.mail.wake()
  if (merged.isNowDraft) await waitUntilPrivate()
  return { actId: merged.actId, keptId }
}
