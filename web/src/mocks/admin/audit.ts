import { GraphQLError } from 'graphql'
import { dayOf } from '../../../../schema/hours/calendar.ts'
import { unaccent } from '../../../../schema/slug.ts'
import type { AuditFilter } from '../../gql/dashboard/graphql.ts'
import type { MockContext } from '../account-resolvers.ts'
import { addEntry, type MockEntry } from '../audit.ts'
import type { MockCatalogue } from '../catalogue.ts'
import { asAdmin } from './rights.ts'

interface PageRequest {
  filter?: AuditFilter
  page: number
  perPage: number
}

/** Of what kind the ids of a field are. */
const kinds: Readonly<Record<string, MockEntry['entity']>> = {
  cityId: 'CITY',
  neighborhoodId: 'NEIGHBORHOOD',
  categoryIds: 'CATEGORY',
  ownerId: 'USER',
}

/** What the dashboard asks of the audit trail. */
export function adminAudit(catalogue: MockCatalogue) {
  const { entries } = catalogue
  const named = (entity: MockEntry['entity'], id: string) => {
    const rows = {
      BUSINESS: catalogue.businesses,
      CITY: catalogue.cities,
      NEIGHBORHOOD: catalogue.neighborhoods,
      CATEGORY: catalogue.categories,
      SUBCATEGORY: catalogue.subcategories,
      USER: catalogue.users,
      INVITATION: catalogue.invitations,
    }[entity] as { id: string; name: string; slug?: string }[]
    const row = rows.find((each) => each.id === id)
    return row ? { entity, id, name: row.name, slug: row.slug ?? null } : null
  }
  const shown = (entry: MockEntry) => ({
    ...entry,
    subject: named(entry.entity, entry.entityId),
    partOf: entries.find(({ id }) => id === entry.partOfId) ?? null,
    lineCounts: countsOf(entries.filter(({ partOfId }) => partOfId === entry.id)),
    references: Object.entries((entry.changes ?? {}) as Record<string, { before: unknown; after: unknown }>)
      .flatMap(([field, { before, after }]) =>
        [before, after].flat().map((id) => kinds[field] && named(kinds[field], String(id))),
      )
      .filter((reference) => reference),
  })
  return {
    auditEntries: ({ filter = {}, page, perPage }: PageRequest, context: MockContext) => {
      asAdmin(catalogue, context)
      const found = entries.filter((entry) => passes(entry, filter))
      if (!filter.partOf) found.reverse()
      const pagination = { page, perPage, total: found.length, totalPages: Math.ceil(found.length / perPage) }
      return { items: found.slice((page - 1) * perPage, page * perPage).map(shown), pagination }
    },
    restoreDeletion: ({ auditEntryId }: { auditEntryId: string }, context: MockContext) => {
      const actor = asAdmin(catalogue, context)
      const entry = entries.find(({ id }) => id === auditEntryId)
      if (!entry?.restore)
        throw new GraphQLError('Esta exclusão não foi encontrada.', { extensions: { code: 'NOT_FOUND' } })
      const { entity, restore } = entry
      const { id, name, slug, formerSlug = null } = restore()
      Object.assign(entry, { restorationState: 'DONE', restorableUntil: null })
      addEntry(catalogue, { entity, action: 'RESTORE', entityId: id, name, actor })
      return { entity, id, name, slug, formerSlug, entry: shown(entry) }
    },
  }
}

/** Lines by kind and deed. */
function countsOf(lines: readonly MockEntry[]) {
  const groups = Map.groupBy(lines, ({ entity, action }) => `${entity} ${action}`).values()
  return [...groups].flatMap((alike) =>
    alike.slice(0, 1).map(({ entity, action }) => ({ entity, action, count: alike.length })),
  )
}

function passes(entry: MockEntry, filter: AuditFilter): boolean {
  const { search, entity, entityId, action, actorId, from, to } = filter
  const words = unaccent(search ?? '').split(/\s+/)
  const day = dayOf(Date.parse(entry.at))
  return (
    words.every((word) => unaccent(entry.name ?? '').includes(word)) &&
    (!entity || entry.entity === entity) &&
    (!entityId || entry.entityId === entityId) &&
    // Lines are shown where a filter names them or what they are of.
    (filter.partOf || search || entityId
      ? !filter.partOf || entry.partOfId === filter.partOf
      : !entry.partOfId) &&
    (!action || entry.action === action) &&
    (!actorId || entry.actor?.id === actorId) &&
    (!from || day >= from) &&
    (!to || day <= to)
  )
}
