import { Bar, type BarSvgProps } from '@nivo/bar'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { overviewMessages } from '../../messages/dashboard/overview.ts'
import { count } from '../../messages/site.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type ChartDay, DayBars, tipSize } from './day-bars.tsx'
import { type DaysProps, dayLabel, dayName } from './month.tsx'
import styles from './registrations-chart.module.css'

const { chart: texts } = overviewMessages

const margin = { top: tipSize.height + 8, right: 2, bottom: 26, left: 36 }

const look: Partial<BarSvgProps<ChartDay>> = {
  keys: ['count'],
  indexBy: 'label',
  margin,
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
  const step = labelStep(days.length, size.width - margin.left - margin.right)
  return (
    <figure className={styles.frame} aria-label={label}>
      <VisuallyHidden id={id}>{texts.keys}</VisuallyHidden>
      <figcaption>{texts.dataset}</figcaption>
      <div className={styles.drawing} ref={drawing}>
        {size.width > 0 && (
          <Bar
            {...look}
            {...size}
            data={data}
            ariaLabel={label}
            ariaDescribedBy={id}
            valueScale={{ type: 'linear', min: 0, max: ticks.at(-1) ?? 1 }}
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

/** Step sizes, for each power of ten. */
const steps = [1, 2, 5]

/** Maximum number of steps, so that labels do not overlap. */
const mostSteps = 10

/**
 * What the chart's y axis marks: from 0 in ones up to ten, then in larger whole steps (chart-axis).
 *
 * @param most value of the highest bar
 * @returns at least 0 and 1; the last is not below the highest bar
 */
export function ticksUpTo(most: number): number[] {
  const step = stepFor(most)
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

function stepFor(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = steps.find((each) => most / (each * power) <= mostSteps)
    if (step) return step * power
  }
}

/** Pixels that a label of the x axis needs, with air around it. */
const labelWidth = 46

/**
 * Interval between labelled days, by the available width.
 *
 * @param width of the axis in pixels
 * @returns 1 to label each day, 2 for every second day, and so on
 */
export function labelStep(days: number, width: number): number {
  return Math.max(1, Math.ceil((days * labelWidth) / Math.max(1, width)))
}
