import { chakra } from '@chakra-ui/react/styled-system'
import { mostChosen } from '../../../../schema/input/bulk-limits.ts'
import { businessListMessages } from '../../messages-business-list.ts'
import { floating } from '../../theme/floating.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import type { Selection } from './selection.ts'

const texts = businessListMessages.selection

const Bar = chakra(
  'section',
  recipe({
    base: {
      position: 'sticky',
      bottom: { base: '2', md: '4' },
      zIndex: '10',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      paddingInlineStart: '4',
      marginTop: '4',
      ...floating,
      textStyle: 'small',
      '& > p': { flex: '1 1 12rem', fontWeight: '600', '& span': { color: 'barro' } },
      '& > button': { flex: { base: '1 1 auto', sm: '0 0 auto' }, paddingInline: '4' },
    },
  }),
)

export interface SelectionBarProps {
  chosen: Selection
  isBusy: boolean
  onCategories: () => void
  onRemove: () => void
  onClear: () => void
}

/** What can be done with the chosen establishments; it stays in sight while the list scrolls. */
export function SelectionBar({ chosen, isBusy, onCategories, onRemove, onClear }: SelectionBarProps) {
  if (chosen.size === 0) return null
  const isTooMuch = chosen.size > mostChosen
  const isOff = isBusy || isTooMuch
  return (
    <Bar aria-label={texts.label}>
      <p role="status">
        {texts.count(chosen.size)} {isTooMuch && <span>{texts.tooMany(mostChosen)}</span>}
      </p>
      <Button look="outline" disabled={isOff} onClick={onCategories}>
        {texts.categories}
      </Button>
      <Button look="danger" disabled={isOff} onClick={onRemove}>
        {texts.remove}
      </Button>
      <Button look="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
    </Bar>
  )
}
