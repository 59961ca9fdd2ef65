import { Bar, type BarSvgProps } from '@nivo/bar'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { count } from '../../messages/site.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { labelStep, ticksUpTo } from './chart-scale.ts'
import { type ChartDay, DayBars, tipSize } from './day-bars.tsx'
import { type DaysProps, dayLabel, dayName } from './month.tsx'
import styles from './registrations-chart.module.css'

const { chart: texts } = overviewMessages

const margin = { top: tipSize.height + 8, right: 2, bottom: 26 }

/** Pixels of a digit of the axis at the left, and of what is around its label. */
const digit = 7
const aroundLabel = 22

const look: Partial<BarSvgProps<ChartDay>> = {
  keys: ['count'],
  indexBy: 'label',
  padding: 0.25,
  animate: false,
  enableLabel: false,
  isInteractive: false,
  layers: ['grid', 'axes', DayBars],
  role: 'group',
  theme: {
    text: { fontFamily: 'inherit', fontSize: 12, fill: 'currentColor' },
    grid: { line: { stroke: 'var(--gv-colors-line)' } },
  },
}

/** One bar a day: reached with the pointer, or with Tab and the arrow keys. */
export default function RegistrationsChart({ days, label }: DaysProps) {
  const [drawing, size] = useSize()
  const id = useId()
  const data = days.map((day) => ({
    label: dayLabel(day.date),
    name: dayName(day.date),
    count: day.count,
    tip: texts.tooltip(day.count),
  }))
  const ticks = ticksUpTo(Math.max(...days.map((day) => day.count)))
  const highest = ticks.at(-1) ?? 1
  const left = aroundLabel + digit * count(highest).length
  const step = labelStep(days.length, size.width - left - margin.right)
  return (
    <figure className={styles.frame} aria-label={label}>
      <VisuallyHidden id={id}>{texts.keys}</VisuallyHidden>
      <figcaption>{texts.dataset}</figcaption>
      <div className={styles.drawing} ref={drawing}>
        {size.width > 0 && (
          <Bar
            {...look}
            {...size}
            margin={{ ...margin, left }}
            data={data}
            ariaLabel={label}
            ariaDescribedBy={id}
            valueScale={{ type: 'linear', min: 0, max: highest }}
            gridYValues={ticks}
            axisLeft={{ tickValues: ticks, tickSize: 0, tickPadding: 8, format: count }}
            axisBottom={{
              tickValues: data.filter((_, index) => index % step === 0).map((day) => day.label),
              tickSize: 0,
              tickPadding: 10,
            }}
          />
        )}
      </div>
    </figure>
  )
}

/** How large an element is, in pixels; 0 until it is measured. */
function useSize(): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setSize({ width: measured.clientWidth, height: measured.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
