import { useState } from 'react'
import { businessImportMessages } from '../../messages/dashboard/business-import.ts'
import { Button } from '../../ui/button.tsx'

const texts = businessImportMessages.report

/** Rows that are shown at first, and that come with each press: a page of a thousand would stumble. */
const step = 50

/** As many as a report tells (docs/catalogue-files.md). */
const mostTold = 1000

interface Shown<Row> {
  rows: readonly Row[]
  /** How many are not shown yet. */
  hidden: number
  /** How many the report has. */
  told: number
  showMore: () => void
}

/** The first of many rows, and more of them when they are asked for. */
export function useShown<Row>(all: readonly Row[]): Shown<Row> {
  const [most, setMost] = useState(step)
  return {
    rows: all.slice(0, most),
    hidden: Math.max(0, all.length - most),
    told: all.length,
    showMore: () => setMost(most + step),
  }
}

/** The button that shows more, and what the report leaves out. */
export function ShowMore({ hidden, told, showMore }: Omit<Shown<unknown>, 'rows'>) {
  return (
    <>
      {hidden > 0 && (
        <Button look="outline" onClick={showMore}>
          {texts.more(Math.min(hidden, step))}
        </Button>
      )}
      {told >= mostTold && hidden === 0 && <p className="quiet">{texts.onlyFirst(mostTold)}</p>}
    </>
  )
}
