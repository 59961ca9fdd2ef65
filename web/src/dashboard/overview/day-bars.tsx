import type { BarCustomLayerProps } from '@nivo/bar'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styles from './day-bars.module.css'

/** One day as the chart draws it. */
// biome-ignore lint/style/useConsistentTypeDefinitions: nivo's data have an index signature, which no interface has
export type ChartDay = {
  /** dd/MM, below the axis. */
  label: string
  /** "9 de novembro" */
  name: string
  count: number
  /** "3 estabelecimento(s)" */
  tip: string
}

/** Where each key leads from a day. */
const moves: Record<string, (day: number, last: number) => number> = {
  ArrowLeft: (day) => Math.max(0, day - 1),
  ArrowRight: (day, last) => Math.min(last, day + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * The bars; the whole column of each is its pointer target. One of them is in the tab order; the arrow keys
 * lead on from there.
 */
export function DayBars({ bars, innerWidth, innerHeight }: BarCustomLayerProps<ChartDay>) {
  const [active, setActive] = useState<number | null>(null)
  const [stop, setStop] = useState(0)
  const last = bars.length - 1
  const column = innerWidth / bars.length

  function move(event: KeyboardEvent<SVGGElement>) {
    if (event.key === 'Escape') setActive(null)
    const target = moves[event.key]?.(stop, last)
    if (target === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<SVGGElement>('[role=img]')[target]?.focus()
  }
  /** By place and not by target, so that a finger can be drawn along the days. */
  function point({ currentTarget, clientX }: PointerEvent<SVGGElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setActive(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * bars.length))))
  }

  const shown = active === null ? undefined : bars[active]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: bars of a drawing are images to screen readers, and are walked through with the arrow keys
    <g
      className={styles.group}
      onKeyDown={move}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(null)}
      onBlur={() => setActive(null)}
    >
      {bars.map(({ key, index, x, y, width, height, data }) => (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: bars of a drawing are images to screen readers, and are walked through with the arrow keys
        <g
          className={styles.column}
          role="img"
          key={key}
          aria-label={`${data.data.name}: ${data.data.tip}`}
          data-active={index === active || undefined}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => {
            setStop(index)
            setActive(index)
          }}
        >
          <rect
            className={styles.hit}
            x={x + width / 2 - column / 2}
            y={0}
            width={column}
            height={innerHeight}
          />
          <rect className={styles.bar} x={x} y={y} width={width} height={height} rx={Math.min(2, height)} />
        </g>
      ))}
      {shown && <DayTip bar={shown} room={innerWidth} />}
    </g>
  )
}

/** In pixels. */
export const tipSize = { width: 158, height: 46 }

interface DayTipProps {
  bar: BarCustomLayerProps<ChartDay>['bars'][number]
  /** How wide the drawing is: the tip stays inside. */
  room: number
}

/** Tooltip above a bar, which is also its accessible name. */
function DayTip({ bar: { x, y, width, data }, room }: DayTipProps) {
  const left = Math.min(Math.max(0, x + width / 2 - tipSize.width / 2), Math.max(0, room - tipSize.width))
  const top = y - tipSize.height - 6
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: bars of a drawing are images to screen readers, and are walked through with the arrow keys
    <g className={styles.tip} aria-hidden="true" transform={`translate(${left}, ${top})`}>
      <rect {...tipSize} rx={8} />
      <text x={12} y={19} className={styles.title}>
        {data.data.label}
      </text>
      <text x={12} y={36}>
        {data.data.tip}
      </text>
    </g>
  )
}
