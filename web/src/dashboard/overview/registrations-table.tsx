import { count as written } from '../../count.ts'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { styled } from '../../theme/theme.ts'
import { type DaysProps, dayLabel } from './month.ts'

const { chart: texts } = overviewMessages

const Frame = styled('section', {
  height: '100%',
  overflowY: 'auto',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'control',
  '& table': {
    width: '100%',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    borderCollapse: 'separate',
  },
  '& :is(th, td)': { paddingInline: '4', paddingBlock: '1', textAlign: 'start', fontWeight: '400' },
  '& :is(th, td):last-child': { textAlign: 'end' },
  '& thead th': {
    position: 'sticky',
    top: '0',
    paddingBlock: '2',
    bg: 'mist',
    textStyle: 'label',
  },
  '& tbody tr:nth-of-type(even)': { bg: 'canvas' },
})

/** What the chart shows, to read. */
export function RegistrationsTable({ days, label }: DaysProps) {
  // What scrolls must be reached by keyboard.
  return (
    <Frame tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.dataset}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, count }) => (
            <tr key={date}>
              <th scope="row">{dayLabel(date)}</th>
              <td>{written(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
