import { useState } from 'react'
import { addDays, localDate } from '../../../../schema/hours/calendar.ts'
import { exceptionLimits } from '../../../../schema/hours/typed-exceptions.ts'
import { dateHoursLimits, isDateAhead } from '../../../../schema/input/date-hours.ts'
import { SelectField } from '../../forms/field.tsx'
import { holidayMessages as texts } from '../../messages/dashboard/holidays.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { OptionSelect } from '../businesses/list-options.tsx'
import { useAllCategories, useAllCities } from '../catalogue/options.ts'
import styles from './page.module.css'
import type { HolidayList } from './use-holiday-list.ts'

interface DateFiltersProps {
  list: HolidayList
  total: string
  reason: string
  onReason: (text: string) => void
  onDate: (date: string) => void
  onCity: (slug: string) => void
}

/** The date with its reason, the city and the category. */
export function DateFilters({ list, total, reason, onReason, onDate, onCity }: DateFiltersProps) {
  const { filters } = texts
  const { date, holidays } = list
  const isHoliday = holidays.some((each) => each.date === date)
  return (
    <fieldset className={styles.filters} aria-label={filters.label}>
      <SelectField
        label={filters.holiday}
        value={isHoliday ? (date ?? '') : ''}
        onChange={({ target }) => target.value && onDate(target.value)}
        options={[
          ...(isHoliday ? [] : [['', filters.otherDate] as const]),
          ...holidays.map((each) => [each.date, texts.holiday(each.date, each.name)] as const),
        ]}
      />
      <DateField key={date} date={date ?? ''} onDate={onDate} />
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
        onChange={onCity}
      />
      <OptionSelect
        label={filters.category}
        any={filters.anyCategory}
        value={list.category}
        options={useAllCategories().options}
        onChange={(slug) => list.address.setFilter('category', slug)}
      />
      <p className={styles.total} role="status">
        {total}
      </p>
    </fieldset>
  )
}

/** Any date. It is taken over once the field is left, since each key makes another date. */
function DateField({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const [typed, setTyped] = useState(date)
  const today = localDate(Date.now())
  const takeOver = () => {
    if (typed !== date && isDateAhead(typed)) onDate(typed)
    setTyped(date)
  }
  return (
    <TextField
      label={texts.filters.date}
      type="date"
      min={today}
      max={addDays(today, dateHoursLimits.daysAhead)}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={takeOver}
      onKeyDown={({ key }) => key === 'Enter' && takeOver()}
    />
  )
}
