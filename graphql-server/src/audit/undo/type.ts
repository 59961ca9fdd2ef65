import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { retryWithSync } from '../../database/cluster/second-look.ts'
import { waitUntilPrivate } from '../../media/private-images.ts'
import { previewMergeUndo, undoMerge } from '../../merges/undo.ts'
import { type Author, requestAuthor } from '../../writes/trail.ts'
import { readMentioned } from '../entry-reads.ts'
import { AuditReference } from '../type.ts'
import { previewAct, type UndoCounts, undoAct } from './act.ts'
import { previewChange, undoChange } from './change.ts'
import { findUndoEntry } from './entries.ts'
import type { UndoField as Field, UndoChoice } from './fields.ts'

const UndoField = builder.objectRef<Field>('UndoField').implement({
  description: 'A field of a change that can be taken back.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name in the audit trail, such as `phone`.' }),
    group: t.exposeString('group', { description: 'Fields of one group are taken back together.' }),
    now: t.expose('now', { type: 'JSON', nullable: true, description: 'Its value now.' }),
    set: t.expose('set', { type: 'JSON', nullable: true, description: 'The value that the change gave it.' }),
    old: t.expose('old', {
      type: 'JSON',
      nullable: true,
      description: 'The value before the change, which it would get.',
    }),
    isChangedSince: t.exposeBoolean('isChangedSince', {
      description: 'Whether it was changed after this change: it is kept unless it is chosen.',
    }),
  }),
})

interface Obstacle {
  reason: string
  count: number
  names: string[]
}

const UndoObstacle = builder.objectRef<Obstacle>('UndoObstacle').implement({
  description: 'Why some changes cannot be taken back.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'In Portuguese.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
    names: t.exposeStringList('names', { description: 'Names of the first five establishments.' }),
  }),
})

interface Undo {
  entryId: number
  counts: UndoCounts
  fields: readonly Field[]
}

const UndoResult = builder.objectRef<Undo>('UndoResult').implement({
  description: 'What taking an entry of the audit trail back does: numbers of establishments.',
  fields: (t) => ({
    entry: t.prismaField({
      type: 'AuditEntry',
      description: 'The entry that is taken back.',
      resolve: (query, { entryId }, _args, { prisma }) =>
        prisma.auditEntry.findUniqueOrThrow({ ...query, where: { id: entryId } }),
    }),
    done: t.int({ description: 'How many are taken back.', resolve: ({ counts }) => counts.done }),
    changed: t.int({
      description: 'How many are kept, since they were changed later.',
      resolve: ({ counts }) => counts.changed,
    }),
    nothing: t.int({
      description: 'How many are as before already.',
      resolve: ({ counts }) => counts.nothing,
    }),
    impossible: t.int({
      description: 'How many cannot be taken back.',
      resolve: ({ counts }) => counts.impossible,
    }),
    proposals: t.int({
      description:
        'How many open proposals of a run of a source are refused, or values that wait behind others withdrawn.',
      resolve: ({ counts }) => counts.proposals,
    }),
    obstacles: t.field({
      type: [UndoObstacle],
      description: 'Why not; at most 20 reasons.',
      resolve: ({ counts }) => [...counts.reasons.values()].slice(0, 20),
    }),
    fields: t.field({
      type: [UndoField],
      description: 'Of one change, in a preview: its fields that can be taken back.',
      resolve: ({ fields }) => [...fields],
    }),
    references: t.field({
      type: [AuditReference],
      description: 'What the values of the fields refer to by id, as far as it is still there.',
      resolve: ({ fields }, _args, context) =>
        readMentioned(
          context,
          ...fields.flatMap(({ field, now, set, old }) =>
            [now, set].map((before) => ({ [field]: { before, after: old } })),
          ),
        ),
    }),
  }),
})

const reference = {
  required: true,
  description: 'Id of the entry, or the `actKey` under which it was made.',
} as const

const withChanged = {
  required: true,
  defaultValue: false,
  description: 'Whether what was changed since is taken back too.',
} as const

builder.queryField('undoPreview', (t) =>
  t.field({
    type: UndoResult,
    authScopes: { admin: true },
    description:
      'What `undoChange` would do now; nothing is written. CONFLICT when the entry is older than 30 days.',
    args: { auditEntryId: t.arg.id(reference), withChanged: t.arg.boolean(withChanged) },
    resolve: async (_root, { auditEntryId, withChanged }, { prisma, signal }) => {
      const entry = await retryWithSync(prisma, () => findUndoEntry(prisma, auditEntryId))
      const choice = { fields: null, withChanged }
      if (entry.action === 'merge')
        return { entryId: entry.id, ...(await previewMergeUndo(prisma, entry, choice)) }
      if (!entry.isAct) return { entryId: entry.id, ...(await previewChange(prisma, entry, choice)) }
      return { entryId: entry.id, counts: await previewAct(prisma, entry, choice, signal), fields: [] }
    },
  }),
)

builder.mutationField('undoChange', (t) =>
  t.field({
    type: UndoResult,
    authScopes: { admin: true },
    description:
      'Takes a change of the last 30 days back: one of an establishment, whole or by field, or an import, a merge, a bulk edit or a deletion of several as one. It is an entry of the trail, which can be taken back too. CONFLICT when it is too late, it has been taken back, or what it needs is gone.',
    args: {
      auditEntryId: t.arg.id(reference),
      fields: t.arg.stringList({
        description:
          'Of one change: names of the fields that are taken back; all that were not changed since when absent.',
      }),
      withChanged: t.arg.boolean(withChanged),
    },
    resolve: async (_root, { auditEntryId, fields = null, withChanged }, context) => {
      const author = await requestAuthor(context)
      const undone = await retryWithSync(context.prisma, () =>
        undo(context, author, auditEntryId, { fields: fields ?? null, withChanged }),
      )
      if (undone.counts.hasDrafts) await waitUntilPrivate()
      return undone
    },
  }),
)

async function undo(context: Context, author: Author, reference: string, choice: UndoChoice): Promise<Undo> {
  const { prisma } = context
  const entry = await findUndoEntry(prisma, reference)
  const counts =
    entry.action === 'merge'
      ? await undoMerge(context, author, entry, choice)
      : entry.isAct
        ? await undoAct(context, author, entry, choice)
        : await undoChange(context, author, entry, choice)
  context.mail.wake()
  return { entryId: entry.id, counts, fields: [] }
}
