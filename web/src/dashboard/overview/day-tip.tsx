import { chakra } from '@chakra-ui/react/styled-system'
import { recipe } from '../../theme/theme.ts'

const Group = chakra(
  'g',
  recipe({
    base: {
      pointerEvents: 'none',
      '& rect': { fill: 'ink' },
      '& text': { fill: 'canvas', fontSize: '13px', fontFamily: 'body' },
      '& .title': { fontWeight: '700' },
    },
  }),
)

/** In pixels. */
export const tipSize = { width: 158, height: 46 }

export interface DayTipProps {
  title: string
  text: string
  /** The middle of its bar, and the bar's upper end. */
  x: number
  y: number
  /** Of the drawing: the tip stays inside. */
  width: number
}

/** What one bar stands for, above it. Screen readers have it as the bar's name. */
export function DayTip({ title, text, x, y, width }: DayTipProps) {
  const left = Math.min(Math.max(0, x - tipSize.width / 2), Math.max(0, width - tipSize.width))
  const top = y - tipSize.height - 6
  return (
    <Group aria-hidden="true" transform={`translate(${left}, ${top})`}>
      <rect {...tipSize} rx={8} />
      <text x={12} y={19} className="title">
        {title}
      </text>
      <text x={12} y={36}>
        {text}
      </text>
    </Group>
  )
}
