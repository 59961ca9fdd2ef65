import { builder } from '../builder.ts'
import { AttributeOption } from '../taxonomy/attributes.ts'
import { auditEntities, type AuditEntity as Entity, isOfPerson } from '../writes/trail.ts'
import {
  hasLines,
  type LineCount,
  type Reference,
  readLineCounts,
  readMentioned,
  toReference,
} from './entry-reads.ts'
import { undoColumns, undoState } from './undo/state.ts'

type EntityValues = {
  [Name in Entity as Uppercase<Name>]: { value: Name; description: string }
}

export const AuditEntity = builder.enumType('AuditEntity', {
  description: 'What the audit trail speaks of.',
  values: Object.fromEntries(
    Object.entries(auditEntities).map(([value, description]) => [
      value.toUpperCase(),
      { value, description },
    ]),
  ) as EntityValues,
})

export const AuditAction = builder.enumType('AuditAction', {
  description: 'What was done to an entity.',
  values: {
    CREATE: { value: 'create', description: 'It was made.' },
    UPDATE: { value: 'update', description: 'Some of it changed.' },
    DELETE: { value: 'delete', description: 'It was deleted.' },
    RESTORE: { value: 'restore', description: 'Its deletion was taken back.' },
    IMPORT: { value: 'import', description: 'A file was imported; what it did to each thing is a line.' },
    BULK: { value: 'bulk', description: 'Several were changed at once; what was done to each is a line.' },
    MERGE: {
      value: 'merge',
      description: 'Two establishments became one, or that was taken back; both are lines.',
    },
  } as const,
})

type Action = typeof AuditAction.$inferType

export const AuditReference = builder.objectRef<Reference>('AuditReference').implement({
  description: 'Something that the audit trail speaks of, as it is called now.',
  fields: (t) => ({
    entity: t.expose('entity', { type: AuditEntity, description: 'What kind of thing it is.' }),
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'How it is called now.' }),
    slug: t.exposeString('slug', {
      nullable: true,
      description: 'Its slug; null for accounts and invitations.',
    }),
    options: t.field({
      type: [AttributeOption],
      description: 'Of an attribute of the kind CHOICE, the answers that it offers; empty for all others.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ options = [] }) => options,
    }),
  }),
})

const AuditLineCount = builder.objectRef<LineCount>('AuditLineCount').implement({
  description: 'How many lines of an entry are alike.',
  fields: (t) => ({
    entity: t.expose('entity', { type: AuditEntity, description: 'What kind of things they are about.' }),
    action: t.field({
      type: AuditAction,
      description: 'What was done to those.',
      resolve: ({ action }) => action as Action,
    }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
})

const RestorationState = builder.enumType('RestorationState', {
  description: 'Whether an entry can be taken back.',
  values: {
    POSSIBLE: { description: 'It can, until `restorableUntil`.' },
    DONE: { description: 'It has been taken back.' },
    EXPIRED: { description: 'It is too late.' },
  } as const,
})

/** The name in the changes, for entries older than the column `name`. */
function nameIn(changes: unknown): string | null {
  const { name } = (changes ?? {}) as { name?: { before?: unknown; after?: unknown } }
  const known = name?.after ?? name?.before
  return typeof known === 'string' ? known : null
}

builder.prismaObject('AuditEntry', {
  description: 'Who changed what, and when.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    actor: t.relation('actor', {
      nullable: true,
      description: 'Whose account did it; null for a command and for an account that has been deleted.',
    }),
    action: t.field({
      type: AuditAction,
      description: 'What was done.',
      select: { action: true },
      resolve: ({ action }) => action as Action,
    }),
    entity: t.field({
      type: AuditEntity,
      description: 'What kind of thing it was done to.',
      select: { entity: true },
      resolve: ({ entity }) => entity as Entity,
    }),
    entityId: t.exposeID('entityId', {
      description:
        'The id of what it was done to, which may have been deleted; 0 for an import and a change of several.',
    }),
    name: t.field({
      type: 'String',
      nullable: true,
      description:
        'What it was called then; null for accounts and invitations, and where it is no longer known.',
      select: { name: true, changes: true, entity: true },
      resolve: ({ name, changes, entity }) =>
        isOfPerson(entity as Entity) ? null : (name ?? nameIn(changes)),
    }),
    subject: t.field({
      type: AuditReference,
      nullable: true,
      description: 'What it was done to, as it is now; null when it is not there any more.',
      select: { entity: true, entityId: true },
      resolve: ({ entity, entityId }, _args, context) =>
        toReference(context, { entity: entity as Entity, id: entityId }),
    }),
    references: t.field({
      type: [AuditReference],
      description: 'What the changes speak of by its id, as far as it is still there.',
      select: { changes: true },
      resolve: ({ changes }, _args, context) => readMentioned(context, changes),
    }),
    restorationState: t.field({
      type: RestorationState,
      nullable: true,
      description:
        'Whether this deletion or this change of establishments can be taken back; null for other changes, and for accounts and invitations.',
      select: undoColumns,
      resolve: async (entry, _args, context) => (await undoState(context, entry)).state,
    }),
    restorableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it can be taken back; null when it cannot.',
      select: undoColumns,
      resolve: async (entry, _args, context) => (await undoState(context, entry)).until,
    }),
    undoes: t.relation('undoes', {
      nullable: true,
      description: 'The entry of which this one took back all or some fields.',
    }),
    restores: t.relation('restores', {
      nullable: true,
      description: 'The entry of the deletion that this one took back.',
    }),
    changes: t.field({
      type: 'JSON',
      description: 'For each field that changed, `{ before, after }`; null where there was nothing.',
      select: { changes: true },
      resolve: ({ changes }) => changes ?? {},
    }),
    partOf: t.relation('partOf', {
      nullable: true,
      description: 'The import or the change of several that this is a line of; null for what is none.',
    }),
    lineCounts: t.field({
      type: [AuditLineCount],
      description:
        'Of an import and of a change of several: its lines, counted by kind and action. They are listed by the filter `partOf`.',
      select: { id: true, action: true },
      resolve: ({ id, action }, _args, context) => (hasLines(action) ? readLineCounts(context, id) : []),
    }),
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The request that did it, as its answer and the logs name it; null for a command.',
    }),
  }),
})
