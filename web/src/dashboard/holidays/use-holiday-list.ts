import { localDate } from '../../../../schema/hours/calendar.ts'
import { isDateAhead } from '../../../../schema/input/date-hours.ts'
import { dateHoursPerPage } from '../../constants.ts'
import { useDateHoursListQuery, useYearHolidaysQuery } from '../../gql/dashboard/hooks.ts'
import { pageState } from '../table/paged-list.tsx'
import { useListAddress } from '../table/use-list-address.ts'

/** Names of the filters in the address that can be cleared. */
const filters = ['city', 'category'] as const

/** One page of published establishments by name, and the date, as the address asks for them. */
export function useHolidayList() {
  const address = useListAddress(['NAME'] as const, { field: 'NAME', direction: 'ASC' })
  const [city, category] = filters.map(address.filter)
  const coming = useYearHolidaysQuery({ variables: city ? { city } : {} })
  const holidays = (coming.data ?? coming.previousData)?.yearHolidays ?? []
  const wanted = address.filter('date')
  const query = useDateHoursListQuery({
    variables: {
      filter: { state: 'PUBLISHED', ...(city && { city }), ...(category && { category }) },
      page: address.page,
      perPage: dateHoursPerPage,
    },
    fetchPolicy: 'cache-and-network',
  })
  const isWaiting = !coming.data && !coming.previousData && !coming.error
  const next = holidays[0]?.date ?? (isWaiting ? null : localDate(Date.now()))
  return {
    ...pageState(query, ({ businessPage }) => businessPage),
    address,
    city: city ?? '',
    category: category ?? '',
    holidays,
    /** The one of the address, else the next holiday; null until the holidays have come. */
    date: isDateAhead(wanted) ? wanted : next,
    clear: city || category ? () => address.clear(filters) : undefined,
  }
}

export type HolidayList = ReturnType<typeof useHolidayList>
