import { type Location, useLocation, useNavigate } from 'react-router-dom'
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
  const { search } = useLocation()
  const navigate = useNavigate()
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
  const date = isDateAhead(wanted) ? wanted : next
  const clear = () => {
    address.setFilter('date', date ?? '')
    address.clear(filters)
  }
  return {
    ...pageState(query, ({ businessPage }) => businessPage),
    address,
    city: city ?? '',
    category: category ?? '',
    holidays,
    /** The one of the address, else the next holiday; null until the holidays have come. */
    date,
    setDate: (date: string) => {
      const params = new URLSearchParams(search)
      params.set('date', date)
      params.delete('page')
      navigate({ search: String(params) }, { replace: true, preventScrollReset: true })
    },
    /** The date stays: another city may have a holiday before this one. */
    setCity: (slug: string) => {
      address.setFilter('date', date ?? '')
      address.setFilter('city', slug)
    },
    clear: city || category ? clear : undefined,
    /** Whether another address of this screen is of the same date. */
    isSameDate: ({ search }: Location) => {
      const params = new URLSearchParams(search)
      const other = params.get('date') ?? ''
      return other ? other === date : !wanted && (params.get('city') ?? '') === city
    },
  }
}

export type HolidayList = ReturnType<typeof useHolidayList>
