import { Link } from 'react-router-dom'
import { maxPageButtons } from '../constants.ts'
import { paginationMessages } from '../messages/explore.ts'
import { classNames } from './class-names.ts'
import styles from './pagination.module.css'
import { LineIcon } from './pictures/icons.tsx'

export interface PaginationProps {
  /** From 1. */
  page: number
  totalPages: number
  pathOf: (page: number) => string
  /** History state that the pages share. */
  state?: unknown
}

/**
 * Links to up to five surrounding pages, the previous and the next one; renders nothing for a single page.
 */
export function Pagination({ page, totalPages, pathOf, state }: PaginationProps) {
  if (totalPages <= 1) return null
  const linkTo = (target: number) => ({ to: pathOf(target), replace: true, state })
  return (
    <nav className={styles.bar} aria-label={paginationMessages.label}>
      {page > 1 ? (
        <Link className={styles.previous} rel="prev" {...linkTo(page - 1)}>
          <LineIcon name="back" />
          {paginationMessages.previous}
        </Link>
      ) : (
        <span className={classNames(styles.previous, styles.off)}>{paginationMessages.previous}</span>
      )}
      <ol>
        {pageWindow(page, totalPages, maxPageButtons).map((number) => (
          <li key={number}>
            <Link
              aria-label={paginationMessages.page(number)}
              aria-current={number === page ? 'page' : undefined}
              {...linkTo(number)}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < totalPages ? (
        <Link className={styles.next} rel="next" {...linkTo(page + 1)}>
          {paginationMessages.next}
          <LineIcon name="arrow" />
        </Link>
      ) : (
        <span className={classNames(styles.next, styles.off)}>{paginationMessages.next}</span>
      )}
    </nav>
  )
}

/**
 * Page numbers with a button, centred on the current one within the bounds.
 *
 * @param page the current one, from 1
 * @param most maximum number of buttons
 */
export function pageWindow(page: number, totalPages: number, most: number): number[] {
  const length = Math.min(most, totalPages)
  const first = Math.min(Math.max(1, page - Math.floor(most / 2)), totalPages - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}
