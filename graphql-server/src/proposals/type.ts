import { deprecatedTopics, isDeprecatedTopic } from '../../../schema/attributes/deprecated-names.ts'
import { plainFieldNames } from '../../../schema/business/per-field.ts'
import { type ProposalTopicName, proposalTopics } from '../../../schema/proposals/topics.ts'
import { deprecatedInputs, readDeprecatedAnswers } from '../answers/deprecated-fields.ts'
import { AnswerInput, answersArg } from '../answers/type.ts'
import { readMentioned, toReference } from '../audit/entry-reads.ts'
import { AuditReference } from '../audit/type.ts'
import { builder } from '../builder.ts'
import { readableValues } from '../business-rows/hidden.ts'
import { AreaInput } from '../businesses/area-type.ts'
import { readStored, type StoredBusiness } from '../businesses/stored.ts'
import {
  categoryIds,
  scalarInputs,
  sentAreas,
  subcategoryIds,
  UpdateAddressInput,
} from '../businesses/type.ts'
import { batchedPerRequest, type Context } from '../context.ts'
import type { Values } from './content.ts'
import { needsSecondKey, proposalWarnings, warnings } from './warnings.ts'

/** The topics without fields. */
const reports: Readonly<Record<string, string>> = {
  PHOTOS: 'A photo is wrong.',
  CLOSED: 'It does not exist any more.',
  OTHER: 'Something else, which the note says.',
  CLAIM: 'Somebody says that it is theirs.',
  ATTRIBUTES: 'Changes answers to attributes.',
  ACCESS: 'Changes answers about accessibility: only of proposals that an earlier release received.',
  REMOVAL: 'It asks to be taken out of the guide.',
  SCAM: 'It looks like a scam.',
}

export const ProposalTopic = builder.enumType('ProposalTopic', {
  description: 'What a proposal is about. A submission has one proposal for each topic.',
  values: Object.fromEntries(
    Object.entries(proposalTopics).map(([name, { fields }]) => [
      name,
      {
        description: reports[name] ?? `Changes ${fields.join(', ')}.`,
        ...(isDeprecatedTopic(name) && { deprecationReason: `Use \`${deprecatedTopics[name]}\`.` }),
      },
    ]),
  ) as Record<ProposalTopicName, { description: string }>,
})

export const ProposalKind = builder.enumType('ProposalKind', {
  description: 'Where a proposal comes from.',
  values: {
    CORRECTION: { description: 'Somebody without rights to the establishment.' },
    OWNER: { description: 'Its owner.' },
    CLAIM: { description: 'Somebody who says that it is theirs.' },
    REMOVAL: { description: 'Somebody who asks for its removal.' },
    SCAM: { description: 'Somebody who reports a scam.' },
  } as const,
})

export const ProposalState = builder.enumType('ProposalState', {
  description: 'What became of a proposal.',
  values: {
    OPEN: { description: 'It waits for a decision.' },
    ACCEPTED: { description: 'Its values were written, or what it reports was dealt with.' },
    REFUSED: { description: 'It was refused, with a reason.' },
  } as const,
})

export const ProposalChannel = builder.enumType('ProposalChannel', {
  description: 'How a submission came.',
  values: {
    SITE: { description: 'On the site.' },
    PHONE: { description: 'By phone; an administrator entered it.' },
    CHAT: { description: 'By chat; an administrator entered it.' },
    PAPER: { description: 'On paper; an administrator entered it.' },
  } as const,
})

const ProposalWarning = builder.enumType('ProposalWarning', {
  description: 'What an administrator must look at before accepting a proposal.',
  values: Object.fromEntries(
    Object.entries(warnings).map(([name, description]) => [name, { description }]),
  ) as Record<keyof typeof warnings, { description: string }>,
})

const ProposedValues = builder.inputType('ProposedValuesInput', {
  description:
    'The right values, as far as they are known: an absent field is not proposed, null empties it.',
  fields: (t) => {
    const names = plainFieldNames.filter((name) => name !== 'state' && name !== 'reopensOn')
    return {
      ...scalarInputs(t, names, { isNew: false }),
      ...deprecatedInputs(t),
      address: t.field({ type: UpdateAddressInput, description: 'Where it is.' }),
      categoryIds: t.idList(categoryIds),
      subcategoryIds: t.idList(subcategoryIds),
      areas: t.field({ type: [AreaInput], ...sentAreas }),
      attributes: t.field({ type: [AnswerInput], ...answersArg }),
    }
  },
})

export const ProposalInput = builder.inputType('ProposalInput', {
  description: 'What is wrong with an establishment and, as far as it is known, what is right.',
  fields: (t) => ({
    topics: t.field({ type: [ProposalTopic], required: true, description: 'What is wrong, at least one.' }),
    values: t.field({ type: ProposedValues, description: 'The right values.' }),
    photoIds: t.idList({ description: 'With the topic PHOTOS: the photos that are wrong.' }),
    note: t.string({ description: 'Plain text for the administrators, at most 1,000 characters.' }),
    email: t.string({ description: 'Where the answer goes, once its holder has confirmed it.' }),
    nickname: t.string({ description: 'Must be empty: people do not see this field.' }),
    seconds: t.float({
      description: 'How long the form was open; what takes less than three is asked again.',
    }),
  }),
})

/** Establishments as they are now; those of one answer with one statement. */
export const currentBusiness = batchedPerRequest<number, StoredBusiness | null>(async (prisma, ids) => {
  const rows = await readStored(prisma, [...new Set(ids)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? null)
})

interface Content {
  topic: string
  businessId: number
  seen: unknown
  proposed: unknown
}

const content = { topic: true, businessId: true, seen: true, proposed: true } as const

const readContent = ({ topic, seen, proposed }: Content) => ({
  topic: topic as ProposalTopicName,
  seen: seen as Values,
  proposed: proposed as Values | null,
})

/** Before and after by field, as in the audit trail. */
function proposedChanges({ seen, proposed }: Pick<Content, 'seen' | 'proposed'>) {
  const before = seen as Record<string, unknown>
  const after = (proposed ?? {}) as Record<string, unknown>
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    fields.map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }]),
  )
}

/** Values by field without those that are hidden from the viewer, who may have owned the establishment once (hidden-address). */
async function withoutUnreadable<Value>(
  context: Context,
  businessId: number,
  values: Record<string, Value>,
): Promise<Record<string, Value>> {
  const viewer = await context.viewer()
  const stored = viewer?.role === 'admin' ? null : await currentBusiness(context, businessId)
  if (!stored || stored.fields.ownerId === viewer?.id) return values
  return readableValues({ ...stored.fields, contactsHiddenUntil: stored.contactsHiddenUntil }, values)
}

const readableChanges = (context: Context, row: Content) =>
  withoutUnreadable(context, row.businessId, proposedChanges(row))

/** All fields of the establishment as they are now, deprecated ones where the proposal has these. */
async function currentFields(context: Context, row: Content): Promise<Record<string, unknown>> {
  const stored = await currentBusiness(context, row.businessId)
  const fields = stored?.fields ?? {}
  if (!isDeprecatedTopic(row.topic)) return fields
  return { ...fields, ...(await readDeprecatedAnswers(context, fields)) }
}

/** The values of the same fields as they are now. */
async function currentValues(context: Context, row: Content): Promise<Record<string, unknown>> {
  const fields = await currentFields(context, row)
  const names = Object.keys(await readableChanges(context, row))
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}

const Submission = builder.prismaObject('Submission', {
  description: 'What somebody sent at one time, with all its proposals.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it was received.' }),
    channel: t.expose('channel', {
      type: ProposalChannel,
      description: 'How it came; of no meaning where a source sent it.',
    }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'The source whose import sent it; null where a person did.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Plain text of the sender; erased 30 days after the decision.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Where the answer goes; erased 30 days after the decision.',
    }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the holder of the address confirmed it; null before.',
    }),
    sender: t.relation('sender', {
      nullable: true,
      description: 'The owner who sent it, or the administrator who entered it; null for visitors.',
    }),
  }),
})

builder.prismaObject('Proposal', {
  description: 'What is proposed of an establishment, for administrators to decide.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    kind: t.expose('kind', { type: ProposalKind, description: 'Where it comes from.' }),
    topic: t.field({
      type: ProposalTopic,
      description: 'What it is about.',
      select: { topic: true },
      resolve: ({ topic }) => topic as ProposalTopicName,
    }),
    state: t.expose('state', { type: ProposalState, description: 'What became of it.' }),
    business: t.field({
      type: AuditReference,
      nullable: true,
      description: 'The establishment, as it is called now; null when it is not there any more.',
      select: { businessId: true },
      resolve: ({ businessId }, _args, context) =>
        toReference(context, { entity: 'business', id: businessId }),
    }),
    changes: t.field({
      type: 'JSON',
      description:
        'The values that its first sender saw and those that are proposed, by field: `{ before, after }`.',
      select: content,
      resolve: (row, _args, context) => readableChanges(context, row),
    }),
    hasValues: t.boolean({
      description: 'Whether it proposes values; without any it only says that something is wrong.',
      select: { proposed: true },
      resolve: ({ proposed }) => proposed !== null,
    }),
    current: t.field({
      type: 'JSON',
      description: 'The values of the same fields as they are now, by field.',
      select: content,
      resolve: (row, _args, context) => currentValues(context, row),
    }),
    isOutdated: t.boolean({
      description: 'Whether one of these fields has changed since it was received.',
      select: content,
      resolve: async (row, _args, context) => {
        const fields = await currentFields(context, row)
        const seen = await withoutUnreadable(context, row.businessId, row.seen as Record<string, unknown>)
        return Object.entries(seen).some(
          ([name, value]) => JSON.stringify(fields[name] ?? null) !== JSON.stringify(value),
        )
      },
    }),
    references: t.field({
      type: [AuditReference],
      description:
        'What `changes`, `current` and `overflow` speak of by its id, as far as it is still there.',
      select: { ...content, overflow: true },
      resolve: async (row, _args, context) => {
        const later = { ...row, seen: row.overflow ?? {}, proposed: await currentValues(context, row) }
        const changes = await Promise.all([row, later].map((each) => readableChanges(context, each)))
        return readMentioned(context, ...changes)
      },
    }),
    warnings: t.field({
      type: [ProposalWarning],
      description: 'What to look at before accepting it.',
      select: content,
      resolve: async (row, _args, context) => {
        const { topic, seen, proposed } = readContent(row)
        const stored = await currentBusiness(context, row.businessId)
        return proposalWarnings(topic, seen, proposed, stored?.fields ?? {})
      },
    }),
    needsConfirmation: t.boolean({
      description: 'Whether accepting it needs `confirmed: true`.',
      select: content,
      resolve: async (row, _args, context) => {
        const { topic, seen, proposed } = readContent(row)
        const stored = await currentBusiness(context, row.businessId)
        const found = proposalWarnings(topic, seen, proposed, stored?.fields ?? {})
        return proposed !== null && needsSecondKey(topic, found)
      },
    }),
    times: t.exposeInt('times', { description: 'How often the same was sent.' }),
    overflow: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The last values that were proposed while three others were open, by field.',
      select: { overflow: true, businessId: true },
      resolve: ({ overflow, businessId }, _args, context) =>
        overflow && withoutUnreadable(context, businessId, overflow as Record<string, unknown>),
    }),
    overflowTimes: t.exposeInt('overflowTimes', {
      description: 'How often something else was proposed while three others were open.',
    }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it was received.' }),
    dueOn: t.exposeString('dueOn', {
      nullable: true,
      description: 'Until when it must be answered, yyyy-MM-dd: of a removal.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null while it is open.',
    }),
    appealedAt: t.expose('appealedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its sender asked once more after a refusal; the latest submission says why.',
    }),
    decidedBy: t.relation('decidedBy', {
      nullable: true,
      authScopes: { admin: true },
      description: 'Who decided it. For administrators.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was refused.' }),
    submissions: t.field({
      type: [Submission],
      authScopes: { admin: true },
      description: 'Who sent it, the latest first, at most ten. For administrators.',
      complexity: { field: 1, multiplier: 3 },
      select: {
        submissions: {
          orderBy: { submissionId: 'desc' },
          take: 10,
          select: { submission: { include: { sender: true } } },
        },
      },
      resolve: ({ submissions }) => submissions.map(({ submission }) => submission),
    }),
  }),
})
