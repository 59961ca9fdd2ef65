import { useEffect } from 'react'
import { useClient } from '../../apollo/page-data.tsx'
import { RegistrationsOfMonthDocument } from '../../gql/dashboard/graphql.ts'
import { useRegistrationsOfMonthQuery } from '../../gql/dashboard/hooks.ts'
import { addMonths, firstMonth, type Month } from './month.ts'

/** The registrations of a month, day by day. The months beside it are asked for as soon as it is there. */
export function useRegistrations(month: Month, current: Month) {
  const client = useClient()
  const { data, error, refetch } = useRegistrationsOfMonthQuery({
    variables: { month },
    fetchPolicy: 'cache-and-network',
  })
  const isThere = data !== undefined
  useEffect(() => {
    if (!isThere) return
    const beside = [addMonths(month, -1), addMonths(month, 1)]
    for (const other of beside.filter((each) => each >= firstMonth && each <= current)) {
      // Should it fail, it is asked for again when it is shown.
      client.query({ query: RegistrationsOfMonthDocument, variables: { month: other } }).catch(() => {})
    }
  }, [client, isThere, month, current])
  return { days: data?.registrationsByDay, error, refetch }
}
