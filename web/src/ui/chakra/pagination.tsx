import { Pagination as Chakra } from '@chakra-ui/react/pagination'
import { Link } from 'react-router-dom'
import { maxPageButtons } from '../../constants.ts'
import { paginationMessages as texts } from '../../messages/explore.ts'
import { classNames } from '../class-names.ts'
import styles from '../pagination.module.css'
import { type PaginationProps, pageWindow } from '../pagination.tsx'
import { LineIcon } from '../pictures/icons.tsx'

/**
 * Chakra's pagination, for account and dashboard; public pages, which do not load Chakra, use
 * `ui/pagination.tsx`.
 */
export function Pagination({ page, totalPages, pathOf }: Omit<PaginationProps, 'state'>) {
  if (totalPages <= 1) return null
  const to = (target: number) => ({ to: pathOf(target), replace: true })
  return (
    <Chakra.Root
      unstyled
      className={classNames(styles.bar, styles.close)}
      type="link"
      count={totalPages}
      pageSize={1}
      page={page}
      translations={{
        rootLabel: texts.label,
        itemLabel: (item) => texts.page(item.page),
        prevTriggerLabel: texts.previous,
        nextTriggerLabel: texts.next,
      }}
    >
      {page > 1 ? (
        <Chakra.PrevTrigger asChild>
          <Link className={styles.previous} rel="prev" {...to(page - 1)}>
            <LineIcon name="back" />
            {texts.previous}
          </Link>
        </Chakra.PrevTrigger>
      ) : (
        <span className={classNames(styles.previous, styles.off)}>{texts.previous}</span>
      )}
      <ol>
        {pageWindow(page, totalPages, maxPageButtons).map((number) => (
          <li key={number}>
            <Chakra.Item asChild type="page" value={number}>
              <Link {...to(number)}>{number}</Link>
            </Chakra.Item>
          </li>
        ))}
      </ol>
      {page < totalPages ? (
        <Chakra.NextTrigger asChild>
          <Link className={styles.next} rel="next" {...to(page + 1)}>
            {texts.next}
            <LineIcon name="arrow" />
          </Link>
        </Chakra.NextTrigger>
      ) : (
        <span className={classNames(styles.next, styles.off)}>{texts.next}</span>
      )}
    </Chakra.Root>
  )
}
