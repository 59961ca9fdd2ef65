import type { AuditEntriesQuery } from '../gql/dashboard/graphql.ts'
import type { MockUser } from './accounts.ts'
import type { MockCatalogue } from './catalogue.ts'

type Shown = AuditEntriesQuery['auditEntries']['items'][number]

/** An entry of the audit trail; what it spoke of is looked up when it is asked for. */
export interface MockEntry
  extends Omit<Shown, '__typename' | 'actor' | 'subject' | 'references' | 'partOf' | 'lineCounts'> {
  actor: MockUser | null
  /** The entry of the act that it is a line of. */
  partOfId: string | null
  /** Puts what was deleted back; tells how it is called there. */
  restore?: () => { id: string; name: string; slug: string; formerSlug?: string }
}

/** Adds an entry to the trail. */
export function addEntry(
  { entries }: MockCatalogue,
  wish: Pick<MockEntry, 'entity' | 'action' | 'entityId'> & Partial<MockEntry>,
): MockEntry {
  const entry: MockEntry = {
    id: String(entries.length + 1),
    at: '2026-11-20T15:04:00.000Z',
    actor: null,
    name: null,
    changes: {},
    requestId: 'pedido-1',
    restorationState: null,
    restorableUntil: null,
    partOfId: null,
    ...wish,
  }
  entries.push(entry)
  return entry
}

/** Records that a row has gone from a list, and how it comes back. */
export function addDeletion<T extends { id: string; name: string; slug: string }>(
  catalogue: MockCatalogue,
  entity: MockEntry['entity'],
  row: T,
  rows: T[],
): MockEntry {
  return addEntry(catalogue, {
    entity,
    action: 'DELETE',
    entityId: row.id,
    name: row.name,
    changes: { name: { before: row.name, after: null } },
    restorationState: 'POSSIBLE',
    restorableUntil: '2026-12-20T15:04:00.000Z',
    restore: () => {
      rows.push(row)
      return row
    },
  })
}
