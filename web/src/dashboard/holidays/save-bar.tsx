import { ActionBar } from '@chakra-ui/react/action-bar'
import { dateHoursLimits } from '../../../../schema/input/date-hours.ts'
import { holidayMessages as texts } from '../../messages/dashboard/holidays.ts'
import { Button } from '../../ui/button.tsx'
import textStyles from '../../ui/text.module.css'
import type { DateHoursState } from './use-date-hours.ts'

interface SaveBarProps {
  hours: DateHoursState
  chosen: number
  onClear: () => void
  onDiscard: () => void
}

/** What is chosen and not saved yet; it stays in sight while the list scrolls. */
export function SaveBar({ hours, chosen, onClear, onDiscard }: SaveBarProps) {
  const { drafts, failure, isSaving } = hours
  return (
    <ActionBar.Root
      open={chosen > 0 || drafts.size > 0}
      portalled={false}
      closeOnEscape={false}
      closeOnInteractOutside={false}
    >
      <ActionBar.Positioner>
        <ActionBar.Content role="region" aria-label={texts.bar}>
          {failure ? (
            <p className={textStyles.failure} role="alert">
              {failure}
            </p>
          ) : (
            <p role="status">{chosen > 0 ? texts.chosen(chosen) : texts.unsaved(drafts.size)}</p>
          )}
          {chosen > 0 && (
            <Button look="quiet" onClick={onClear}>
              {texts.clear}
            </Button>
          )}
          {drafts.size > 0 && (
            <>
              <Button look="outline" disabled={isSaving} onClick={onDiscard}>
                {texts.discard}
              </Button>
              <Button aria-busy={isSaving} onClick={() => void hours.save()}>
                {isSaving ? texts.saving : texts.save(drafts.size, dateHoursLimits.entries)}
              </Button>
            </>
          )}
        </ActionBar.Content>
      </ActionBar.Positioner>
    </ActionBar.Root>
  )
}
