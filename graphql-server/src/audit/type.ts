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
  description: 'Type of an entity in the audit trail.',
  values: Object.fromEntries(
    Object.entries(auditEntities).map(([value, description]) => [
      value.toUpperCase(),
      { value, description },
    ]),
  ) as EntityValues,
})

export const AuditAction = builder.enumType('AuditAction', {
  description: 'Action recorded in the audit trail.',
  values: {
    CREATE: { value: 'create', description: 'Creation of an entity.' },
    UPDATE: { value: 'update', description: 'Update of some fields.' },
    DELETE: { value: 'delete', description: 'Deletion of an entity.' },
    RESTORE: { value: 'restore', description: 'Undo of a deletion.' },
    IMPORT: { value: 'import', description: 'Import of a file; each changed entity is a line.' },
    BULK: { value: 'bulk', description: 'Change of several entities at once; each is a line.' },
    MERGE: {
      value: 'merge',
      description: 'Merge of two establishments, or its undo; both are lines.',
    },
  } as const,
})

type Action = typeof AuditAction.$inferType

export const AuditReference = builder.objectRef<Reference>('AuditReference').implement({
  description: 'An entity mentioned in the audit trail, with its current name.',
  fields: (t) => ({
    entity: t.expose('entity', { type: AuditEntity, description: 'Type of the entity.' }),
    id: t.exposeID('id', { description: 'Id of the entity.' }),
    name: t.exposeString('name', { description: 'Current name.' }),
    slug: t.exposeString('slug', {
      nullable: true,
      description: 'Slug; null for accounts, invitations and source categories.',
    }),
    options: t.field({
      type: [AttributeOption],
      description: 'Options of an attribute of the kind CHOICE; empty for all others.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ options = [] }) => options,
    }),
  }),
})

const AuditLineCount = builder.objectRef<LineCount>('AuditLineCount').implement({
  description: 'Number of lines of an entry with the same entity type and action.',
  fields: (t) => ({
    entity: t.expose('entity', { type: AuditEntity, description: 'Entity type of the lines.' }),
    action: t.field({
      type: AuditAction,
      description: 'Action of the lines.',
      resolve: ({ action }) => action as Action,
    }),
    count: t.exposeInt('count', { description: 'Number of lines.' }),
  }),
})

const RestorationState = builder.enumType('RestorationState', {
  description: 'Whether an entry can be undone.',
  values: {
    POSSIBLE: { description: 'Can be undone until `restorableUntil`.' },
    DONE: { description: 'Already undone.' },
    EXPIRED: { description: 'Too late to undo.' },
  } as const,
})

/** Name in the changes, for entries that predate the column `name`. */
function nameIn(changes: unknown): string | null {
  const { name } = (changes ?? {}) as { name?: { before?: unknown; after?: unknown } }
  const known = name?.after ?? name?.before
  return typeof known === 'string' ? known : null
}

builder.prismaObject('AuditEntry', {
  description: 'Entry of the audit trail: who changed what, and when.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the entry.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the change was made.' }),
    actor: t.relation('actor', {
      nullable: true,
      description: 'Account that acted; null for a command or a deleted account.',
    }),
    action: t.field({
      type: AuditAction,
      description: 'Recorded action.',
      select: { action: true },
      resolve: ({ action }) => action as Action,
    }),
    entity: t.field({
      type: AuditEntity,
      description: 'Type of the changed entity.',
      select: { entity: true },
      resolve: ({ entity }) => entity as Entity,
    }),
    entityId: t.exposeID('entityId', {
      description: 'Id of the changed entity, which may have been deleted; 0 for an import or bulk change.',
    }),
    name: t.field({
      type: 'String',
      nullable: true,
      description: 'Name of the entity at that time; null for accounts and invitations, or if unknown.',
      select: { name: true, changes: true, entity: true },
      resolve: ({ name, changes, entity }) =>
        isOfPerson(entity as Entity) ? null : (name ?? nameIn(changes)),
    }),
    subject: t.field({
      type: AuditReference,
      nullable: true,
      description: 'Changed entity in its current state; null if it no longer exists.',
      select: { entity: true, entityId: true },
      resolve: ({ entity, entityId }, _args, context) =>
        toReference(context, { entity: entity as Entity, id: entityId }),
    }),
    references: t.field({
      type: [AuditReference],
      description: 'Existing entities that the changes refer to by id.',
      select: { changes: true },
      resolve: ({ changes }, _args, context) => readMentioned(context, changes),
    }),
    restorationState: t.field({
      type: RestorationState,
      nullable: true,
      description:
        'Whether this deletion or change of establishments can be undone; null for other changes, and for accounts and invitations.',
      select: undoColumns,
      resolve: async (entry, _args, context) => (await undoState(context, entry)).state,
    }),
    restorableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Deadline of the undo; null if it is not possible.',
      select: undoColumns,
      resolve: async (entry, _args, context) => (await undoState(context, entry)).until,
    }),
    undoes: t.relation('undoes', {
      nullable: true,
      description: 'Entry that this one undid, entirely or in some fields.',
    }),
    restores: t.relation('restores', {
      nullable: true,
      description: 'Entry of the deletion that this one undid.',
    }),
    changes: t.field({
      type: 'JSON',
      description: '`{ before, after }` by changed field; null where there was no value.',
      select: { changes: true },
      resolve: ({ changes }) => changes ?? {},
    }),
    partOf: t.relation('partOf', {
      nullable: true,
      description: 'Import or bulk change that this entry is a line of; null if none.',
    }),
    lineCounts: t.field({
      type: [AuditLineCount],
      description:
        'Lines of an import or bulk change, counted by entity type and action. The filter `partOf` lists them.',
      select: { id: true, action: true },
      resolve: ({ id, action }, _args, context) => (hasLines(action) ? readLineCounts(context, id) : []),
    }),
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'Id of the request, as in its response and the logs; null for a command.',
    }),
  }),
})
