import { Navigate } from 'react-router-dom'
import { CheckField } from '../../forms/check-field.tsx'
import { SelectField } from '../../forms/field.tsx'
import { useProposalCitiesQuery } from '../../gql/dashboard/hooks.ts'
import { dashboardMessages, tableMessages } from '../../messages/dashboard/dashboard.ts'
import { proposalMessages as texts } from '../../messages/dashboard/proposals.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Pagination } from '../../ui/chakra/pagination.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { Failure } from '../feedback/failure.tsx'
import { ScreenTitle } from '../shell/screen-title.tsx'
import bar from '../ui/filter-bar.module.css'
import { ProposalCard } from './card.tsx'
import { DatesBanner } from './dates/dates-banner.tsx'
import styles from './page.module.css'
import { useDecisions } from './use-decisions.ts'
import { groupByTopic, type Proposal, useQueue } from './use-queue.ts'
import { useShortcuts, useShortcutsSwitch } from './use-shortcuts.ts'

/** `/dashboard/proposals`: what is proposed of establishments, to accept or refuse one by one (proposals). */
export function ProposalsPage() {
  const queue = useQueue()
  const { address, found, shown = [], error, refetch, reload, lastPage } = queue
  const [isOn, setIsOn] = useShortcutsSwitch()
  const decisions = useDecisions(shown, reload)
  useShortcuts(isOn, shown, decisions, queue.state === 'OPEN')
  if (lastPage < address.page) return <Navigate to={address.pathOf(lastPage)} replace />
  const total = found
    ? tableMessages.total(found.pagination.total, texts.one, texts.several)
    : dashboardMessages.loading
  return (
    <>
      <ScreenTitle
        title={texts.title}
        lead={texts.lead}
        action={
          <ButtonLink look="outline" to={paths.dashboardProposalEntry()}>
            {texts.enter}
          </ButtonLink>
        }
      />
      <QueueFilters queue={queue} total={error ? '' : total} />
      {queue.state === 'OPEN' && <DatesBanner onAccepted={reload} />}
      <div className={bar.keys}>
        <CheckField label={texts.keys.toggle} hint={texts.keys.help} checked={isOn} onChange={setIsOn} />
      </div>
      {error ? (
        <Failure error={error} refetch={refetch} />
      ) : !found ? (
        <Skeleton className={styles.waiting} role="status" aria-label={dashboardMessages.loading} />
      ) : shown.length === 0 ? (
        <EmptyState text={texts.empty}>
          {queue.clear ? (
            <Button look="outline" onClick={queue.clear}>
              {tableMessages.clearFilters}
            </Button>
          ) : (
            <p>{texts.emptyLead}</p>
          )}
        </EmptyState>
      ) : (
        <ol className={styles.list} aria-label={texts.list} aria-busy={queue.isStale}>
          {groupByTopic(shown).map((group) => (
            <li key={groupKey(group)}>
              <ol className={styles.group}>
                {group.map((proposal) => (
                  <ProposalCard key={proposal.id} proposal={proposal} decisions={decisions} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      )}
      {found && !error && (
        <Pagination page={address.page} totalPages={found.pagination.totalPages} pathOf={address.pathOf} />
      )}
    </>
  )
}

/** The same for what is left of a group, so that the focus stays where it is. */
const groupKey = ([first]: readonly Proposal[]) =>
  first?.business ? `${first.business.id} ${first.topic}` : first?.id

interface QueueFiltersProps {
  queue: ReturnType<typeof useQueue>
  total: string
}

function QueueFilters({ queue: { address, kind, state, cityId }, total }: QueueFiltersProps) {
  const { filters } = texts
  const cities = useProposalCitiesQuery().data?.cities ?? []
  const choose =
    (name: string, standard = '') =>
    ({ target: { value } }: { target: { value: string } }) =>
      address.setFilter(name, value === standard ? '' : value.toLowerCase())
  return (
    <fieldset className={bar.filters} aria-label={filters.label}>
      <SelectField
        label={filters.state}
        value={state}
        onChange={choose('state', 'OPEN')}
        options={Object.entries(filters.states)}
      />
      <SelectField
        label={filters.kind}
        value={kind ?? ''}
        onChange={choose('kind')}
        options={[['', filters.anyKind], ...Object.entries(filters.kinds)]}
      />
      <SelectField
        label={filters.city}
        value={cityId}
        onChange={choose('city')}
        options={[['', filters.anyCity], ...cities.map(({ id, name }) => [id, name] as const)]}
      />
      <p className={bar.total} role="status">
        {total}
      </p>
    </fieldset>
  )
}
