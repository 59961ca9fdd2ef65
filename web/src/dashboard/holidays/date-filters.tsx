import { useRef, useState } from 'react'
import { addDays, localDate } from '../../../../schema/hours/calendar.ts'
import { exceptionLimits } from '../../../../schema/hours/typed-exceptions.ts'
import { dateHoursLimits, isDateAhead } from '../../../../schema/input/date-hours.ts'
import { SelectField } from '../../forms/field.tsx'
import { holidayMessages as texts } from '../../messages/dashboard/holidays.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { OptionSelect } from '../businesses/list-options.tsx'
import { useAllCategories, useAllCities } from '../catalogue/options.ts'
import bar from '../ui/filter-bar.module.css'
import type { HolidayList } from './use-holiday-list.ts'

interface DateFiltersProps {
  list: HolidayList
  total: string
  reason: string
  onReason: (text: string) => void
  /** Whether something is not saved yet: then the date of a city's own holiday is not suggested. */
  isDirty: boolean
}

export function DateFilters({ list, total, reason, onReason, isDirty }: DateFiltersProps) {
  const { filters } = texts
  const { date, holidays, setDate } = list
  const isHoliday = holidays.some((each) => each.date === date)
  return (
    <fieldset className={bar.filters} aria-label={filters.label}>
      <SelectField
        label={filters.holiday}
        value={isHoliday ? (date ?? '') : ''}
        onChange={({ target }) => target.value && setDate(target.value)}
        options={[
          ...(isHoliday ? [] : [['', filters.otherDate] as const]),
          ...holidays.map((each) => [each.date, texts.holiday(each.date, each.name)] as const),
        ]}
      />
      <DateField date={date ?? ''} onDate={setDate} />
      <TextField
        label={filters.reason}
        maxLength={exceptionLimits.reason}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      <OptionSelect
        label={filters.city}
        any={filters.anyCity}
        value={list.city}
        options={useAllCities().options}
        onChange={isDirty ? list.setCity : (slug) => list.address.setFilter('city', slug)}
      />
      <OptionSelect
        label={filters.category}
        any={filters.anyCategory}
        value={list.category}
        options={useAllCategories().options}
        onChange={(slug) => list.address.setFilter('category', slug)}
      />
      <p className={bar.total} role="status">
        {total}
      </p>
    </fieldset>
  )
}

/** Any date, at once when it is picked. A typed one is taken over once the field is left, since each key makes another date. */
function DateField({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const [state, setState] = useState({ date, typed: date })
  const isTyping = useRef(false)
  const typed = state.date === date ? state.typed : date
  const isPossible = isDateAhead(typed)
  const today = localDate(Date.now())
  const takeOver = (next: string) => {
    isTyping.current = false
    if (next !== date && isDateAhead(next)) onDate(next)
  }
  return (
    <TextField
      label={texts.filters.date}
      type="date"
      min={today}
      max={addDays(today, dateHoursLimits.daysAhead)}
      value={typed}
      error={date === '' || isPossible ? undefined : texts.filters.wrongDate}
      onPointerDown={() => {
        isTyping.current = false
      }}
      onKeyDown={({ key }) => {
        isTyping.current = true
        if (key === 'Enter') takeOver(typed)
      }}
      onChange={({ target: { value } }) => {
        setState({ date, typed: value })
        if (!isTyping.current) takeOver(value)
      }}
      onBlur={() => takeOver(typed)}
    />
  )
}
