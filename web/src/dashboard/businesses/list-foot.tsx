import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from 'react-router-dom'
import { SelectField } from '../../forms/field.tsx'
import { businessListMessages as texts } from '../../messages/dashboard/business-list.ts'
import { recipe } from '../../theme/theme.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { type BusinessListAddress, listPageSizes, writeBusinessList } from './list-address.ts'

const Foot = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: '4',
      marginTop: '5',
      '& > nav': { marginTop: '0', flex: { base: '1 1 100%', md: '0 1 auto' } },
    },
  }),
)

export interface ListFootProps {
  list: BusinessListAddress
  totalPages: number
}

/** How long a page is, and the other pages. */
export function ListFoot({ list, totalPages }: ListFootProps) {
  const navigate = useNavigate()
  const setPerPage = (perPage: number) =>
    navigate(writeBusinessList({ ...list, perPage, page: 1 }), { replace: true, preventScrollReset: true })
  return (
    <Foot>
      <SelectField
        label={texts.perPage}
        value={list.perPage}
        onChange={({ target }) => setPerPage(Number(target.value))}
      >
        {listPageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </SelectField>
      <Pagination
        page={list.page}
        totalPages={totalPages}
        pathOf={(page) => writeBusinessList({ ...list, page })}
      />
    </Foot>
  )
}
