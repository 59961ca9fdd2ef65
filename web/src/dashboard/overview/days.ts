import type { RegistrationsOfMonthQuery } from '../../gql/dashboard/graphql.ts'

/** One day of a month, and how many were registered on it. */
export type Day = RegistrationsOfMonthQuery['registrationsByDay'][number]

/** What shows the days of a month gets. */
export interface DaysProps {
  /** Every day of the month. */
  days: readonly Day[]
  /** Says what it shows, to screen readers. */
  label: string
}
