import type { AuditEntriesQuery } from '../../gql/dashboard/graphql.ts'
import { auditMessages as texts } from '../../messages/dashboard/audit.ts'
import { paths } from '../../paths.ts'

export type Entry = AuditEntriesQuery['auditEntries']['items'][number]

interface NamedEntry extends Pick<Entry, 'name' | 'entityId'> {
  subject?: { name: string } | null
}

/** How what an entry speaks of is called: then, else now, else by its number. */
export function entryName({ name, subject, entityId }: NamedEntry): string {
  return name ?? subject?.name ?? texts.unnamed(entityId)
}

const moments = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** When something was done, in São Paulo. */
export const formatMoment = (at: string) => moments.format(new Date(at))

/** Who did something, also where that is no account. */
export function actorName({
  actor,
  requestId,
}: {
  actor?: { name: string } | null
  requestId?: string | null
}) {
  return actor?.name ?? (requestId ? texts.noActor.gone : texts.noActor.system)
}

interface Subject {
  entity: Entry['entity']
  id: string
  name: string
  slug?: string | null
}

const screens = {
  CITY: paths.dashboardCities,
  NEIGHBORHOOD: paths.dashboardNeighborhoods,
  CATEGORY: paths.dashboardCategories,
  SUBCATEGORY: paths.dashboardSubcategories,
  ATTRIBUTE: paths.dashboardAttributes,
}

/** Where something is shown: an establishment on its page, anything else on its screen of the dashboard. */
export function subjectPath({ entity, id, name, slug }: Subject): string {
  if (entity === 'BUSINESS') return paths.profile(slug ?? '')
  if (entity === 'INVITATION') return paths.dashboardUsers
  const search = `?${new URLSearchParams({ search: name })}`
  if (entity === 'SOURCE_CATEGORY') return paths.dashboardImportCategories + search
  if (entity === 'USER') return paths.dashboardUsers + search
  return `${screens[entity]}?edit=${encodeURIComponent(id)}`
}
