import { useRef } from 'react'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { styled } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { addMonths, firstMonth, type Month } from './month.ts'

const { chart: texts } = overviewMessages

const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& button': { minHeight: { base: 'touch', md: '2.25rem' }, paddingInline: '3', textStyle: 'label' },
  '& .step': { minWidth: { base: 'touch', md: '2.25rem' }, fontSize: '1rem' },
})

export interface MonthControlsProps {
  month: Month
  current: Month
  show: (month: Month) => void
  isTable: boolean
  toggleTable: () => void
}

/** The way through the months, and between the chart and its table. */
export function MonthControls({ month, current, show, isTable, toggleTable }: MonthControlsProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const isCurrent = month === current
  function forward(next: Month) {
    // The button that was pressed is about to be disabled, and would take the focus with it.
    if (next === current) previous.current?.focus()
    show(next)
  }
  return (
    <Bar>
      <Button
        ref={previous}
        className="step"
        look="outline"
        aria-label={texts.previousLabel}
        title={texts.previousLabel}
        disabled={month <= firstMonth}
        onClick={() => show(addMonths(month, -1))}
      >
        {texts.previous}
      </Button>
      <Button look="outline" disabled={isCurrent} onClick={() => forward(current)}>
        {texts.today}
      </Button>
      <Button
        className="step"
        look="outline"
        aria-label={texts.nextLabel}
        title={texts.nextLabel}
        disabled={isCurrent}
        onClick={() => forward(addMonths(month, 1))}
      >
        {texts.next}
      </Button>
      <Button look="outline" onClick={toggleTable}>
        {isTable ? texts.asChart : texts.asTable}
      </Button>
    </Bar>
  )
}
