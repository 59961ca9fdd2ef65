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

/** Topics without fields. */
const reports: Readonly<Record<string, string>> = {
  PHOTOS: 'A photo is wrong.',
  CLOSED: 'The establishment no longer exists.',
  OTHER: 'Something else, described in the note.',
  CLAIM: 'Someone claims the establishment.',
  ATTRIBUTES: 'Changes answers to attributes.',
  ACCESS: 'Changes answers about accessibility; only in proposals from earlier releases.',
  REMOVAL: 'Request to remove the establishment from the guide.',
  SCAM: 'Report of a scam.',
}

export const ProposalTopic = builder.enumType('ProposalTopic', {
  description: 'Topic of a proposal. A submission has one proposal per topic.',
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
  description: 'Kind of a proposal, by its sender.',
  values: {
    CORRECTION: { description: 'From someone without rights to the establishment.' },
    OWNER: { description: 'From the owner.' },
    CLAIM: { description: 'From someone who claims the establishment.' },
    REMOVAL: { description: 'From someone who requests its removal.' },
    SCAM: { description: 'From someone who reports a scam.' },
  } as const,
})

export const ProposalState = builder.enumType('ProposalState', {
  description: 'State of a proposal.',
  values: {
    OPEN: { description: 'Waiting for a decision.' },
    ACCEPTED: { description: 'Accepted: its values were written, or the reported problem was solved.' },
    REFUSED: { description: 'Refused, with a reason.' },
  } as const,
})

export const ProposalChannel = builder.enumType('ProposalChannel', {
  description: 'Channel of a submission.',
  values: {
    SITE: { description: 'Through the site.' },
    PHONE: { description: 'By phone, entered by an administrator.' },
    CHAT: { description: 'By chat, entered by an administrator.' },
    PAPER: { description: 'On paper, entered by an administrator.' },
  } as const,
})

const ProposalWarning = builder.enumType('ProposalWarning', {
  description: 'Warning for an administrator before accepting a proposal.',
  values: Object.fromEntries(
    Object.entries(warnings).map(([name, description]) => [name, { description }]),
  ) as Record<keyof typeof warnings, { description: string }>,
})

const ProposedValues = builder.inputType('ProposedValuesInput', {
  description: 'Correct values, as far as known: an absent field is not proposed, null empties it.',
  fields: (t) => {
    const names = plainFieldNames.filter((name) => name !== 'state' && name !== 'reopensOn')
    return {
      ...scalarInputs(t, names, { isNew: false }),
      ...deprecatedInputs(t),
      address: t.field({ type: UpdateAddressInput, description: 'Address of the establishment.' }),
      categoryIds: t.idList(categoryIds),
      subcategoryIds: t.idList(subcategoryIds),
      areas: t.field({ type: [AreaInput], ...sentAreas }),
      attributes: t.field({ type: [AnswerInput], ...answersArg }),
    }
  },
})

export const ProposalInput = builder.inputType('ProposalInput', {
  description: 'Errors in an establishment and, as far as known, the correct values.',
  fields: (t) => ({
    topics: t.field({
      type: [ProposalTopic],
      required: true,
      description: 'Topics with errors, at least one.',
    }),
    values: t.field({ type: ProposedValues, description: 'Correct values.' }),
    photoIds: t.idList({ description: 'With the topic PHOTOS: ids of the wrong photos.' }),
    note: t.string({ description: 'Plain text for the administrators, at most 1,000 characters.' }),
    email: t.string({ description: 'E-mail address for the answer, used once it is confirmed.' }),
    nickname: t.string({ description: 'Honeypot, hidden from people: must be empty.' }),
    seconds: t.float({
      description:
        'Seconds for which the form was open; submissions faster than three are refused for a retry.',
    }),
  }),
})

/** Current values of establishments, batched per request. */
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

/** Omits values that are hidden from the viewer, who may be a former owner (hidden-address). */
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

/** All current fields of the establishment, with deprecated ones if the proposal has them. */
async function currentFields(context: Context, row: Content): Promise<Record<string, unknown>> {
  const stored = await currentBusiness(context, row.businessId)
  const fields = stored?.fields ?? {}
  if (!isDeprecatedTopic(row.topic)) return fields
  return { ...fields, ...(await readDeprecatedAnswers(context, fields)) }
}

/** Current values of the same fields. */
async function currentValues(context: Context, row: Content): Promise<Record<string, unknown>> {
  const fields = await currentFields(context, row)
  const names = Object.keys(await readableChanges(context, row))
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}

const Submission = builder.prismaObject('Submission', {
  description: 'A submission with all its proposals.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the submission.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'Time of receipt.' }),
    channel: t.expose('channel', {
      type: ProposalChannel,
      description: 'Channel of the submission; meaningless if it came from a source.',
    }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'Source whose import sent the submission; null for submissions by people.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Plain text of the sender; erased 30 days after the decision.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'E-mail address for the answer; erased 30 days after the decision.',
    }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when the e-mail address was confirmed; null before.',
    }),
    sender: t.relation('sender', {
      nullable: true,
      description: 'Owner who sent the submission, or administrator who entered it; null for visitors.',
    }),
  }),
})

builder.prismaObject('Proposal', {
  description: 'Proposed change to an establishment, for administrators to decide.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the proposal.' }),
    kind: t.expose('kind', { type: ProposalKind, description: 'Kind of the proposal, by its sender.' }),
    topic: t.field({
      type: ProposalTopic,
      description: 'Topic of the proposal.',
      select: { topic: true },
      resolve: ({ topic }) => topic as ProposalTopicName,
    }),
    state: t.expose('state', { type: ProposalState, description: 'State of the proposal.' }),
    business: t.field({
      type: AuditReference,
      nullable: true,
      description: 'Establishment with its current name; null when it is deleted.',
      select: { businessId: true },
      resolve: ({ businessId }, _args, context) =>
        toReference(context, { entity: 'business', id: businessId }),
    }),
    changes: t.field({
      type: 'JSON',
      description: 'Values seen by the first sender and proposed values, by field: `{ before, after }`.',
      select: content,
      resolve: (row, _args, context) => readableChanges(context, row),
    }),
    hasValues: t.boolean({
      description: 'Whether the proposal has values; otherwise it only reports an error.',
      select: { proposed: true },
      resolve: ({ proposed }) => proposed !== null,
    }),
    current: t.field({
      type: 'JSON',
      description: 'Current values of the same fields, by field.',
      select: content,
      resolve: (row, _args, context) => currentValues(context, row),
    }),
    isOutdated: t.boolean({
      description: 'Whether one of these fields has changed since the proposal was received.',
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
      description: 'Records referred to by id in `changes`, `current` and `overflow`, if they still exist.',
      select: { ...content, overflow: true },
      resolve: async (row, _args, context) => {
        const later = { ...row, seen: row.overflow ?? {}, proposed: await currentValues(context, row) }
        const changes = await Promise.all([row, later].map((each) => readableChanges(context, each)))
        return readMentioned(context, ...changes)
      },
    }),
    warnings: t.field({
      type: [ProposalWarning],
      description: 'Warnings before accepting the proposal.',
      select: content,
      resolve: async (row, _args, context) => {
        const { topic, seen, proposed } = readContent(row)
        const stored = await currentBusiness(context, row.businessId)
        return proposalWarnings(topic, seen, proposed, stored?.fields ?? {})
      },
    }),
    needsConfirmation: t.boolean({
      description: 'Whether accepting the proposal requires `confirmed: true`.',
      select: content,
      resolve: async (row, _args, context) => {
        const { topic, seen, proposed } = readContent(row)
        const stored = await currentBusiness(context, row.businessId)
        const found = proposalWarnings(topic, seen, proposed, stored?.fields ?? {})
        return proposed !== null && needsSecondKey(topic, found)
      },
    }),
    times: t.exposeInt('times', { description: 'Number of submissions of the same content.' }),
    overflow: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The last values proposed while three other proposals were open, by field.',
      select: { overflow: true, businessId: true },
      resolve: ({ overflow, businessId }, _args, context) =>
        overflow && withoutUnreadable(context, businessId, overflow as Record<string, unknown>),
    }),
    overflowTimes: t.exposeInt('overflowTimes', {
      description: 'Number of other values proposed while three proposals were open.',
    }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'Time of receipt.' }),
    dueOn: t.exposeString('dueOn', {
      nullable: true,
      description: 'Due date of a removal request, yyyy-MM-dd.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the decision; null while the proposal is open.',
    }),
    appealedAt: t.expose('appealedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of an appeal against a refusal; its reason is in the latest submission.',
    }),
    decidedBy: t.relation('decidedBy', {
      nullable: true,
      authScopes: { admin: true },
      description: 'Account that decided the proposal. Only for administrators.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason of a refusal.' }),
    submissions: t.field({
      type: [Submission],
      authScopes: { admin: true },
      description: 'The latest submissions of the proposal, at most ten. Only for administrators.',
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
