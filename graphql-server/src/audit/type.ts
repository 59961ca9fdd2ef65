import { builder } from '../builder.ts'
import type { AuditEntity as EntityName } from './record.ts'

const entities = {
  BUSINESS: { value: 'business', description: 'An establishment.' },
  CITY: { value: 'city', description: 'A city.' },
  NEIGHBORHOOD: { value: 'neighborhood', description: 'A neighborhood.' },
  CATEGORY: { value: 'category', description: 'A category.' },
  SUBCATEGORY: { value: 'subcategory', description: 'A subcategory.' },
  USER: { value: 'user', description: 'An account.' },
} as const satisfies Record<string, { value: EntityName; description: string }>

const actions = {
  CREATE: { value: 'create', description: 'It was made.' },
  UPDATE: { value: 'update', description: 'Some of it changed.' },
  DELETE: { value: 'delete', description: 'It was deleted.' },
} as const

/** What the audit trail speaks of. */
export const AuditEntity = builder.enumType('AuditEntity', {
  description: 'What the audit trail speaks of.',
  values: entities,
})

const AuditAction = builder.enumType('AuditAction', {
  description: 'What was done to an entity.',
  values: actions,
})

type Entity = (typeof entities)[keyof typeof entities]['value']
type Action = (typeof actions)[keyof typeof actions]['value']

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
    entityId: t.field({
      type: 'ID',
      description: 'The id of what it was done to, which may have been deleted.',
      select: { entityId: true },
      resolve: ({ entityId }) => entityId,
    }),
    changes: t.field({
      type: 'JSON',
      description: 'For each field that changed, `{ before, after }`; null where there was nothing.',
      select: { changes: true },
      resolve: ({ changes }) => changes ?? {},
    }),
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The request that did it, as its answer and the logs name it; null for a command.',
    }),
  }),
})
