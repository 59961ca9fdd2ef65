import { Pagination } from '@chakra-ui/react/pagination'
import { Link } from 'react-router-dom'
import { maxPageButtons } from '../../constants.ts'
import { paginationMessages as texts } from '../../messages/explore.ts'
import { pageWindow } from '../../ui/pagination.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'

export interface ListPaginationProps {
  /** From 1. */
  page: number
  totalPages: number
  pathOf: (page: number) => string
}

/** Up to five pages around this one, the one before and the one after, as links; nothing where there is only one. */
export function ListPagination({ page, totalPages, pathOf }: ListPaginationProps) {
  if (totalPages <= 1) return null
  const to = (target: number) => ({ to: pathOf(target), replace: true })
  return (
    <Pagination.Root
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
        <Pagination.PrevTrigger asChild>
          <Link className="previous" rel="prev" {...to(page - 1)}>
            <LineIcon name="back" />
            {texts.previous}
          </Link>
        </Pagination.PrevTrigger>
      ) : (
        <span className="previous off">{texts.previous}</span>
      )}
      <ol>
        {pageWindow(page, totalPages, maxPageButtons).map((number) => (
          <li key={number}>
            <Pagination.Item asChild type="page" value={number}>
              <Link {...to(number)}>{number}</Link>
            </Pagination.Item>
          </li>
        ))}
      </ol>
      {page < totalPages ? (
        <Pagination.NextTrigger asChild>
          <Link className="next" rel="next" {...to(page + 1)}>
            {texts.next}
            <LineIcon name="arrow" />
          </Link>
        </Pagination.NextTrigger>
      ) : (
        <span className="next off">{texts.next}</span>
      )}
    </Pagination.Root>
  )
}
