import { formatIntervals } from '../../../../schema/hours/intervals.ts'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { holidayMessages as texts } from '../../messages/dashboard/holidays.ts'
import { phoneHref } from '../../ui/contact/phone-links.ts'
import { NoValue, ProfileLink } from '../table/cells.tsx'
import type { Column } from '../table/columns.ts'
import { choices, type ListedBusiness, storedException, usualText, weekdayText } from './choice.ts'
import styles from './page.module.css'
import { choiceAttribute } from './row-keys.ts'
import type { DateHoursState } from './use-date-hours.ts'

interface ColumnOptions {
  date: string
  hours: DateHoursState
  /** The rows for which a choice in one of them holds. */
  together: (business: ListedBusiness) => readonly ListedBusiness[]
}

/** Name, phone, the hours of the weekday, what is entered for the date, and the choice. */
export function dateColumns({ date, hours, together }: ColumnOptions): Column<ListedBusiness>[] {
  const { columns } = texts
  return [
    {
      id: 'NAME',
      header: columns.name,
      meta: { isMain: true },
      cell: ({ row: { original: business } }) => (
        <>
          <ProfileLink slug={business.slug} name={business.name} />
          <span className={styles.place}>
            {texts.place(business.address.neighborhood.name, business.address.city.name)}
          </span>
        </>
      ),
    },
    {
      id: 'phone',
      header: columns.phone,
      cell: ({ row: { original: business } }) =>
        business.phone ? (
          <a className={styles.phone} href={phoneHref(business.phone)}>
            {formatPhone(business.phone)}
          </a>
        ) : (
          <NoValue />
        ),
    },
    {
      id: 'week',
      header: texts.weekday(date),
      cell: ({ row }) => (
        // Each interval on a line.
        <span className={styles.week}>
          {weekdayText(row.original, date)?.replaceAll(', ', ',\n') ?? texts.unknown}
        </span>
      ),
    },
    {
      id: 'entered',
      header: columns.entered,
      cell: ({ row }) => {
        const exception = storedException(row.original, date)
        return exception ? texts.entered(formatIntervals(exception.intervals), exception.reason) : texts.none
      },
    },
    {
      id: 'choice',
      header: columns.choice,
      meta: { isActions: true, width: '20rem' },
      cell: ({ row: { original: business } }) => (
        <DateChoice date={date} business={business} hours={hours} together={together} />
      ),
    },
  ]
}

interface DateChoiceProps extends ColumnOptions {
  business: ListedBusiness
}

function DateChoice({ date, business, hours, together }: DateChoiceProps) {
  const { id, name } = business
  const chosen = hours.chosenHours(business)
  const problem = hours.problem(business)
  return (
    <fieldset className={styles.choice} {...{ [choiceAttribute]: id }} data-unsaved={hours.drafts.has(id)}>
      <legend className={styles.legend}>{texts.choiceOf(name)}</legend>
      <div className={styles.options}>
        {choices.map(([choice]) => (
          <label key={choice}>
            <input
              type="radio"
              name={`data-${id}`}
              checked={chosen.choice === choice}
              disabled={choice === 'usual' && usualText(business, date) === null}
              onChange={() => hours.choose(together(business), choice)}
            />
            <span>{texts.choices[choice]}</span>
          </label>
        ))}
      </div>
      {chosen.choice === 'other' && (
        <input
          type="text"
          className={styles.hours}
          aria-label={texts.otherOf(name)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `problema-${id}` : undefined}
          placeholder={texts.placeholder}
          autoComplete="off"
          value={chosen.text}
          onChange={({ target }) => hours.choose(together(business), 'other', target.value)}
        />
      )}
      {problem && (
        <p className={styles.problem} id={`problema-${id}`}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
