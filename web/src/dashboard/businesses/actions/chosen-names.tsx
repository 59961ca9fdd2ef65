import { chakra } from '@chakra-ui/react/styled-system'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { recipe } from '../../../theme/theme.ts'
import type { Selection } from './selection.ts'

/** So many are named; the others are counted. */
const most = 8

const Names = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '2',
      '& ul': {
        display: 'grid',
        gap: '1',
        paddingInlineStart: '5',
        listStyle: 'disc',
        textStyle: 'small',
        overflowWrap: 'anywhere',
      },
    },
  }),
)

/** Which establishments a question is about. */
export function ChosenNames({ lead, chosen }: { lead?: string; chosen: Selection }) {
  // Of a whole result only those have names that were on a page.
  const all = [...chosen].filter(([, name]) => name)
  // One more is named rather than counted as "one more".
  const named = chosen.size === most + 1 ? all : all.slice(0, most)
  const others = chosen.size - named.length
  return (
    <Names>
      {lead && <p>{lead}</p>}
      <ul>
        {named.map(([id, name]) => (
          <li key={id}>{name}</li>
        ))}
        {others > 0 && <li>{businessListMessages.selection.others(others)}</li>}
      </ul>
    </Names>
  )
}
