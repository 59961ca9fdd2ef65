import { ActionBar } from '@chakra-ui/react/action-bar'
import { mostChosen } from '../../../../../schema/input/limits.ts'
import { businessListMessages } from '../../../messages/dashboard/business-list.ts'
import { Button } from '../../../ui/button.tsx'
import type { Selection } from './selection.ts'

const texts = businessListMessages.selection

export interface SelectionBarProps {
  chosen: Selection
  /** How many the list shows on all its pages, where they can all be chosen at once. */
  whole: number | null
  isBusy: boolean
  onWhole: () => void
  onEdit: () => void
  onState: () => void
  onRemove: () => void
  onClear: () => void
}

/** How many establishments are chosen, and what can be done with them; it stays in sight while the list scrolls. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, whole, isBusy, onWhole, onEdit, onState, onRemove, onClear } = props
  const isTooMuch = chosen.size > mostChosen
  const isOff = isBusy || isTooMuch
  return (
    <ActionBar.Root
      open={chosen.size > 0}
      portalled={false}
      closeOnEscape={false}
      closeOnInteractOutside={false}
    >
      <ActionBar.Positioner>
        <ActionBar.Content role="region" aria-label={texts.label}>
          <p role="status">
            {texts.count(chosen.size)} {isTooMuch && texts.tooMany(mostChosen)}
          </p>
          {whole !== null && (
            <Button look="quiet" disabled={isBusy} onClick={onWhole}>
              {texts.whole(whole)}
            </Button>
          )}
          <Button look="quiet" onClick={onClear}>
            {texts.clear}
          </Button>
          <Button look="outline" disabled={isOff} onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button look="outline" disabled={isOff} onClick={onState}>
            {texts.state}
          </Button>
          <Button look="danger" disabled={isOff} onClick={onRemove}>
            {texts.remove}
          </Button>
        </ActionBar.Content>
      </ActionBar.Positioner>
    </ActionBar.Root>
  )
}
