import { chakra } from '@chakra-ui/react/styled-system'
import { mostChosen } from '../../../../../schema/input/limits.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { floating } from '../../../theme/floating.ts'
import { recipe } from '../../../theme/theme.ts'
import { Button } from '../../../ui/button.tsx'
import type { Selection } from './selection.ts'

const texts = businessListMessages.selection

const Bar = chakra(
  'section',
  recipe({
    base: {
      position: 'sticky',
      bottom: { base: '2', md: '4' },
      zIndex: '10',
      display: { base: 'grid', sm: 'flex' },
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      ...floating,
      textStyle: 'small',
      '& > p': { flex: '1', paddingInlineStart: '2', fontWeight: '600', '& span': { color: 'barro' } },
      '& > button': { paddingInline: { base: '1', md: '4' }, textStyle: 'label' },
      '& > button:last-child': { gridColumn: '1 / -1' },
    },
  }),
)

export interface SelectionBarProps {
  chosen: Selection
  isBusy: boolean
  onCategories: () => void
  onState: () => void
  onRemove: () => void
  onClear: () => void
}

/** What can be done with the chosen establishments; it stays in sight while the list scrolls. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, isBusy, onCategories, onState, onRemove, onClear } = props
  if (chosen.size === 0) return null
  const isTooMuch = chosen.size > mostChosen
  const isOff = isBusy || isTooMuch
  return (
    <Bar aria-label={texts.label}>
      <p role="status">
        {texts.count(chosen.size)} {isTooMuch && <span>{texts.tooMany(mostChosen)}</span>}
      </p>
      <Button look="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
      <Button look="outline" disabled={isOff} onClick={onCategories}>
        {texts.categories}
      </Button>
      <Button look="outline" disabled={isOff} onClick={onState}>
        {texts.state}
      </Button>
      <Button look="danger" disabled={isOff} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Bar>
  )
}
