import { entriesPerPage } from '../../constants.ts'
import { SelectField } from '../../forms/field.tsx'
import type { AuditFilter } from '../../gql/dashboard/graphql.ts'
import { useAuditActorsQuery, useAuditEntriesQuery } from '../../gql/dashboard/hooks.ts'
import { auditMessages as texts } from '../../messages/dashboard/audit.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { ListToolbar, type ListToolbarProps } from '../table/list-toolbar.tsx'
import { PagedList, pageState } from '../table/paged-list.tsx'
import { useListAddress, useQueryChange } from '../table/use-list-address.ts'
import { entryColumns } from './columns.tsx'
import { actorName, type Entry, formatMoment } from './entry-name.ts'
import { linesAct, WholeTrailLink } from './lines.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { useRestoration } from './use-restore.ts'

/** `/dashboard/audit`: who changed what and when, and the way back for what was deleted. */
export function AuditPage() {
  const list = useAuditList()
  const { address, reload } = list
  const { restore, isBusy, failure, dismiss, dialog } = useRestoration(() => void reload())
  const changeQuery = useQueryChange()
  const undoing = address.filter('undo')
  /** The entry is in the address, so that other screens can link to its preview. */
  const undo = (entryId: string) =>
    changeQuery((before) => {
      const query = new URLSearchParams(before)
      if (entryId) query.set('undo', entryId)
      else query.delete('undo')
      return String(query)
    }, !entryId)
  const showOnly = (actorId: string) => address.setFilter('actor', actorId)

  return (
    <>
      <PagedList
        list={list}
        texts={{ ...texts, ...linesTitle(list) }}
        action={list.part && <WholeTrailLink />}
        screen="audit"
        lines="many"
        failure={failure}
        onDismiss={dismiss}
        toolbar={(total, tools) => <AuditFilters list={list} total={total} tools={tools} />}
        columns={entryColumns({ showOnly, restore, undo, isBusy, isLines: list.part !== '' })}
        expected={entriesPerPage}
      />
      {dialog}
      {undoing && (
        <UndoDialog
          key={undoing}
          entry={undoing}
          onClose={() => undo('')}
          onDone={() => {
            undo('')
            reload()
          }}
        />
      )}
    </>
  )
}

interface AuditFiltersProps extends Pick<ListToolbarProps, 'total' | 'tools'> {
  list: ReturnType<typeof useAuditList>
}

function AuditFilters({ list, ...bar }: AuditFiltersProps) {
  const { address, entity, action, actorId, from, to } = list
  const choose =
    (name: string) =>
    ({ target }: { target: { value: string } }) =>
      address.setFilter(name, target.value.toLowerCase())
  return (
    <ListToolbar
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      search={address.search}
      onSearch={address.setSearch}
      active={[entity, action, actorId, from, to].filter(Boolean).length}
      {...bar}
    >
      <SelectField
        label={texts.entity}
        value={entity ?? ''}
        onChange={choose('entity')}
        options={[['', texts.anyEntity], ...Object.entries(texts.entities)]}
      />
      <SelectField
        label={texts.action}
        value={action ?? ''}
        onChange={choose('action')}
        options={[['', texts.anyAction], ...Object.entries(texts.actions)]}
      />
      <ActorSelect list={list} onChange={choose('actor')} />
      <TextField
        label={texts.from}
        type="date"
        max={to || undefined}
        value={from}
        onChange={choose('from')}
      />
      <TextField label={texts.to} type="date" min={from || undefined} value={to} onChange={choose('to')} />
    </ListToolbar>
  )
}

interface ActorSelectProps {
  list: ReturnType<typeof useAuditList>
  onChange: (event: { target: { value: string } }) => void
}

/** The administrators, and who was chosen otherwise: somebody who is none any more. */
function ActorSelect({ list: { actorId, found }, onChange }: ActorSelectProps) {
  const { data } = useAuditActorsQuery()
  const admins = data?.userPage.items ?? []
  const isKnown = !actorId || admins.some(({ id }) => id === actorId)
  const chosen = found?.items.find(({ actor }) => actor?.id === actorId)?.actor
  return (
    <SelectField
      label={texts.actor}
      value={actorId}
      onChange={onChange}
      options={[
        ['', texts.anyActor],
        ...(isKnown ? [] : [[actorId, chosen?.name ?? texts.unnamed(actorId)] as const]),
        ...admins.map(({ id, name }) => [id, name] as const),
      ]}
    />
  )
}

/** The names of the filters in the address. */
const filters = ['entity', 'action', 'actor', 'from', 'to'] as const

const entities = Object.keys(texts.entities) as Entry['entity'][]
const actions = Object.keys(texts.actions) as Entry['action'][]

function useAuditList() {
  const address = useListAddress(['AT'] as const, { field: 'AT', direction: 'DESC' })
  const { search, page } = address
  const entity = entities.find((each) => each.toLowerCase() === address.filter('entity'))
  const action = actions.find((each) => each.toLowerCase() === address.filter('action'))
  const actorId = address.filter('actor')
  const from = readDay(address.filter('from'))
  const to = readDay(address.filter('to'))
  const part = address.filter('part')
  const asked = { search, entity, action, actorId, from, to, partOf: part }
  const filter: AuditFilter = Object.fromEntries(Object.entries(asked).filter(([, value]) => value))
  const query = useAuditEntriesQuery({
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
    ...pageState(query, ({ auditEntries }) => auditEntries),
    clear: search || entity || action || actorId || from || to ? () => address.clear(filters) : undefined,
  }
}

/** A day that the server takes; anything else in an address is none. */
function readDay(text: string): string {
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay && new Date(text).toISOString().startsWith(text) ? text : ''
}

/** What the screen is called, and the way back, while it lists the lines of one entry. */
function linesTitle({ part, found }: ReturnType<typeof useAuditList>) {
  if (!part) return {}
  const whole = found?.items.find(({ partOf }) => partOf?.id === part)?.partOf
  const act = whole && linesAct(whole)
  return {
    ...(whole &&
      act && {
        title: texts.lines.title[act],
        lead: texts.lines.lead(formatMoment(whole.at), actorName(whole)),
      }),
    one: texts.lines.one,
    several: texts.lines.several,
  }
}
