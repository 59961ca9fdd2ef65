import { useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { CheckField } from '../../forms/check-field.tsx'
import { businessListMessages } from '../../messages/dashboard/business-list.ts'
import { dashboardMessages, tableMessages } from '../../messages/dashboard/dashboard.ts'
import { holidayMessages as texts } from '../../messages/dashboard/holidays.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useSelection } from '../businesses/actions/selection.tsx'
import { actListAddress } from '../businesses/list-address.ts'
import { useUnsavedGuard } from '../feedback/questions.tsx'
import { useShortcutsSwitch } from '../proposals/use-shortcuts.ts'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { PagedRows } from '../table/paged-list.tsx'
import bar from '../ui/filter-bar.module.css'
import type { ListedBusiness } from './choice.ts'
import { dateColumns } from './columns.tsx'
import { DateFilters } from './date-filters.tsx'
import { DutyRoster } from './duty-roster.tsx'
import styles from './page.module.css'
import { handleRowKey } from './row-keys.ts'
import { SaveBar } from './save-bar.tsx'
import { useDateHours } from './use-date-hours.ts'
import { type HolidayList, useHolidayList } from './use-holiday-list.ts'

/** `/dashboard/holidays`: the hours of many establishments on one date (holiday-screen). */
export function HolidaysPage() {
  const list = useHolidayList()
  const { address, date, found } = list
  const rows = found?.items ?? []
  const place = useRef<HTMLElement>(null)
  const [isOn, setIsOn] = useShortcutsSwitch()
  const [reason, setReason] = useReason(list)
  const selection = useSelection(`${date} ${address.pathOf(address.page)}`, rows)
  const showSaved = useSavedToast()
  const focusList = () => place.current?.focus({ preventScroll: true })
  const hours = useDateHours({
    date: date ?? '',
    reason,
    rows,
    onSaved: (saved, actKey, isAll) => {
      if (saved > 0) showSaved(saved, actKey)
      if (isAll) focusList()
      // The list reports a failed refetch.
      void list.refetch().catch(() => {})
    },
  })
  const isDirty = hours.drafts.size > 0
  const leaveDialog = useUnsavedGuard({
    isDirty,
    leaves: (here, next) => here.pathname !== next.pathname || !list.isSameDate(next),
    question: texts.leave,
  })
  if (list.lastPage < address.page) return <Navigate to={address.pathOf(list.lastPage)} replace />

  const together = (business: ListedBusiness) =>
    selection.chosen.has(business.id) ? rows.filter(({ id }) => selection.chosen.has(id)) : [business]
  const keys = {
    choose: (id: string, choice: Parameters<typeof hours.choose>[1]) => {
      const business = rows.find((row) => row.id === id)
      if (business) hours.choose(together(business), choice)
    },
    toggle: (id: string) =>
      selection.choose(({ [id]: isChosen, ...others }) => (isChosen ? others : { ...others, [id]: true })),
  }
  const total = found
    ? tableMessages.total(found.pagination.total, texts.one, texts.several)
    : dashboardMessages.loading
  return (
    <>
      <ScreenTitle title={texts.title} lead={texts.lead} />
      <DutyRoster
        onSaved={(saved, actKey) => {
          showSaved(saved, actKey)
          void list.refetch().catch(() => {})
        }}
      />
      <DateFilters
        list={list}
        total={list.error ? '' : total}
        reason={reason}
        onReason={setReason}
        isDirty={isDirty}
      />
      <div className={bar.keys}>
        <CheckField label={texts.keys.toggle} hint={texts.keys.help} checked={isOn} onChange={setIsOn} />
      </div>
      <section
        className={styles.list}
        aria-label={texts.list}
        tabIndex={-1}
        ref={place}
        onKeyDown={(event) => handleRowKey(event, isOn, keys)}
      >
        <PagedRows
          list={date === null ? { ...list, found: undefined } : list}
          texts={texts}
          lines="many"
          columns={dateColumns({ date: date ?? '', hours, together })}
          selection={selection.rows}
          onSelect={selection.choose}
          nameOf={({ name }) => name}
        />
      </section>
      <SaveBar
        hours={hours}
        chosen={selection.chosen.size}
        onClear={() => {
          selection.clear()
          focusList()
        }}
        onDiscard={() => {
          hours.discard()
          focusList()
        }}
      />
      {leaveDialog}
    </>
  )
}

/** Why the hours differ: the holiday's name until another is typed for the date. */
function useReason({ date, holidays }: HolidayList) {
  const [typed, setTyped] = useState({ date, text: '' })
  const [isTyped, setIsTyped] = useState(false)
  const standard = holidays.find((each) => each.date === date)?.name ?? ''
  const set = (text: string) => {
    setTyped({ date, text })
    setIsTyped(true)
  }
  return [isTyped && typed.date === date ? typed.text : standard, set] as const
}

/** Says how many dates were saved, with the ways to see them and to take them back. */
function useSavedToast() {
  const navigate = useNavigate()
  const { act } = businessListMessages
  return (total: number, actKey: string) =>
    showToast({
      tone: 'success',
      text: texts.saved(total),
      action: { label: act.see, run: () => navigate(actListAddress(actKey)) },
      otherAction: { label: act.undo, run: () => navigate(paths.dashboardAuditUndo(actKey)) },
    })
}
