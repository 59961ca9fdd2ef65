import { useSearchParams } from 'react-router-dom'
import { type Month, monthOf, readMonth } from './month.ts'

/**
 * The month that the chart shows. It stands in the address, so that the way back leads through the months; the current
 * one stands there as none.
 */
export function useMonth(): { month: Month; current: Month; show: (month: Month) => void } {
  const [params, setParams] = useSearchParams()
  const current = monthOf(new Date())
  const month = readMonth(params.get('month'), current)
  function show(next: Month) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === current) after.delete('month')
        else after.set('month', next)
        return after
      },
      { preventScrollReset: true },
    )
  }
  return { month, current, show }
}
