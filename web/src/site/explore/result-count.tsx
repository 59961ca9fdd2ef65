import { exploreMessages } from '../../messages/explore.ts'
import styles from './result-count.module.css'

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
    <p className={styles.count} role="status" aria-live="polite">
      {parts.join(' · ')}
    </p>
  )
}
