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
    field: t.exposeString('field', { description: 'Name of the field in the audit trail, such as `phone`.' }),
    group: t.exposeString('group', { description: 'Fields of one group are taken from one side together.' }),
    kept: t.expose('kept', {
      type: 'JSON',
      nullable: true,
      description: 'Value of the establishment that is kept.',
    }),
    other: t.expose('other', {
      type: 'JSON',
      nullable: true,
      description: 'Value of the other establishment.',
    }),
  }),
})

interface Preview {
  kept: StoredBusiness
  other: StoredBusiness
  fields: Field[]
}

const MergePreview = builder.objectRef<Preview>('MergePreview').implement({
  description: 'Two establishments before a merge, field by field.',
  fields: (t) => ({
    kept: t.field({
      type: 'Business',
      description: 'Establishment that keeps its id and slug.',
      resolve: ({ kept }, _args, context) => readBusiness(context, kept.id),
    }),
    other: t.field({
      type: 'Business',
      description: 'Establishment whose slug will redirect.',
      resolve: ({ other }, _args, context) => readBusiness(context, other.id),
    }),
    fields: t.expose('fields', { type: [MergeField], description: 'Fields with a value on either side.' }),
    differing: t.stringList({
      description: 'Groups of fields in which they differ; a side is chosen for each.',
      resolve: ({ fields }) => [...differingGroups(fields)],
    }),
    areaCount: t.int({
      description:
        'Number of areas that both serve together; 0 for the whole region. At most eight are allowed.',
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
      description: 'Number of favorites of the other one, which move to the result.',
      resolve: ({ other }, _args, { prisma }) => prisma.favorite.count({ where: { businessId: other.id } }),
    }),
    proposals: t.int({
      description:
        'Number of proposals and claims about the other one, open or decided, which move to the result.',
      resolve: ({ other }, _args, { prisma }) => prisma.proposal.count({ where: { businessId: other.id } }),
    }),
    references: t.field({
      type: [AuditReference],
      description: 'Entities that the values refer to by id, if they still exist.',
      resolve: ({ fields }, _args, context) =>
        readMentioned(
          context,
          ...fields.map(({ field, kept, other }) => ({ [field]: { before: kept, after: other } })),
        ),
    }),
  }),
})

const keptId = { required: true, description: 'Id of the establishment that is kept.' } as const
const otherId = { required: true, description: 'Id of the establishment that is merged into it.' } as const

builder.queryField('mergePreview', (t) =>
  t.field({
    type: MergePreview,
    authScopes: { admin: true },
    description: 'What `mergeBusinesses` would merge; nothing is written.',
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
    KEPT: { description: 'Areas of the establishment that is kept.' },
    OTHER: { description: 'Areas of the other one.' },
    BOTH: { description: 'Areas of both, at most eight.' },
  } as const,
})

const MergeBusinessesInput = builder.inputType('MergeBusinessesInput', {
  description: 'Two establishments to merge, and which values to keep.',
  fields: (t) => ({
    keptId: t.id(keptId),
    otherId: t.id(otherId),
    keptVersion: t.int({
      required: true,
      description: 'Version of the kept establishment when it was read.',
    }),
    otherVersion: t.int({ required: true, description: 'Version of the other one when it was read.' }),
    fields: t.stringList({
      required: true,
      defaultValue: [],
      description:
        'Names of fields to take from the other one, each with its whole group; all others are kept.',
    }),
    areas: t.field({
      type: MergedAreas,
      required: true,
      defaultValue: 'BOTH',
      description: 'The areas of the result.',
    }),
    photoIds: t.idList({
      description:
        'Photos of the result in order, at most 15; when absent all of the kept one, then of the other.',
    }),
    showAddress: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether to publish the address although one of them hides it.',
    }),
  }),
})

const BusinessMerge = builder.objectRef<{ actId: number; keptId: number }>('BusinessMerge').implement({
  description: 'Two establishments that became one.',
  fields: (t) => ({
    entryId: t.id({
      description: 'Id of the audit trail entry, which `undoChange` takes back for 30 days.',
      resolve: ({ actId }) => String(actId),
    }),
    business: t.field({
      type: 'Business',
      description: 'The merged establishment.',
      resolve: ({ keptId }, _args, context) => readBusiness(context, keptId),
    }),
  }),
})

builder.mutationField('mergeBusinesses', (t) =>
  t.field({
    type: BusinessMerge,
    authScopes: { admin: true },
    description:
      'Merges two establishments: favorites, proposals, claims and areas are joined, and the slug of the other one redirects. The audit trail has it as one act. CONFLICT when one was changed since, their owners differ or there would be too many photos.',
    args: {
      input: t.arg({
        type: MergeBusinessesInput,
        required: true,
        description: 'The establishments and choices.',
      }),
      actKey: t.arg.string({
        description:
          '128 random bits in hex, chosen by the client: a request repeated with the same key merges once.',
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
