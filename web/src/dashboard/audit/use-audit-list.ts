import { entriesPerPage } from '../../constants.ts'
import type { AuditEntriesQuery, AuditFilter } from '../../gql/dashboard/graphql.ts'
import { useAuditEntriesQuery } from '../../gql/dashboard/hooks.ts'
import { auditMessages } from '../../messages/dashboard/audit.ts'
import { pageState } from '../table/paged-list.tsx'
import { useListAddress } from '../table/use-list-address.ts'

/** An entry of the audit trail, as the list shows it. */
export type Entry = AuditEntriesQuery['auditEntries']['items'][number]

/** The names of the filters in the address. */
const filters = ['entity', 'action', 'actor', 'from', 'to'] as const

const entities = Object.keys(auditMessages.entities) as Entry['entity'][]
const actions = Object.keys(auditMessages.actions) as Entry['action'][]

/** One page of the audit trail, as the address asks for it. */
export function useAuditList() {
  const address = useListAddress(['AT'] as const, { field: 'AT', direction: 'DESC' })
  const { search, page } = address
  const entity = entities.find((each) => each.toLowerCase() === address.filter('entity'))
  const action = actions.find((each) => each.toLowerCase() === address.filter('action'))
  const actorId = address.filter('actor')
  const from = readDay(address.filter('from'))
  const to = readDay(address.filter('to'))
  const part = address.filter('part')
  const filter: AuditFilter = {
    ...(search && { search }),
    ...(entity && { entity }),
    ...(action && { action }),
    ...(actorId && { actorId }),
    ...(from && { from }),
    ...(to && { to }),
    ...(part && { partOf: part }),
  }
  const { data, previousData, error, refetch } = useAuditEntriesQuery({
    variables: { filter, page, perPage: entriesPerPage },
    fetchPolicy: 'cache-and-network',
  })
  return {
    address,
    entity,
    action,
    actorId,
    from,
    to,
    /** The entry whose lines it lists; empty for the whole trail. */
    part,
    ...pageState({ data, previousData, read: ({ auditEntries }) => auditEntries }),
    error,
    refetch,
    clear: search || entity || action || actorId || from || to ? () => address.clear(filters) : undefined,
  }
}

/** A day that the server takes; anything else in an address is none. */
function readDay(text: string): string {
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay && new Date(text).toISOString().startsWith(text) ? text : ''
}
