import { chakra } from '@chakra-ui/react/styled-system'
import { exploreMessages } from '../messages-explore.ts'

export interface ResultCountProps {
  page: number
  /** Undefined while the results are on the way. */
  pagination: { total: number; totalPages: number } | undefined
}

/** How much was found, also told to screen readers whenever it changes. */
export function ResultCount({ page, pagination }: ResultCountProps) {
  const parts = pagination?.total ? [exploreMessages.total(pagination.total)] : []
  if (pagination && page > 1) parts.push(exploreMessages.place(page, pagination.totalPages))
  return (
    <chakra.p role="status" aria-live="polite" color="quiet" marginTop="2" minHeight="1.6em">
      {parts.join(' · ')}
    </chakra.p>
  )
}
