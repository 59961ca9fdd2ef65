import { type ColumnVisibilityState, functionalUpdate, type Updater } from '@tanstack/react-table'
import { useState } from 'react'
import type { Column } from './column.ts'

/** Where the browser keeps which columns of a screen are shown. */
const storageKey = (screen: string) => `guiadovale.dashboard.columns.${screen}`

/**
 * Which columns of a list are shown, as chosen in this browser (list-columns).
 *
 * @param screen tells lists apart; without it nothing is kept
 */
export function useShownColumns<TRow extends object>(
  screen: string | undefined,
  columns: readonly Column<TRow>[],
) {
  const [shown, setShown] = useState(() => readShown(screen, columns))
  function change(updater: Updater<ColumnVisibilityState>) {
    const next = functionalUpdate(updater, shown)
    setShown(next)
    try {
      if (screen) localStorage.setItem(storageKey(screen), JSON.stringify(next))
    } catch {
      // Storage is refused: the choice holds until the list is left.
    }
  }
  return [shown, change] as const
}

/** What was chosen of the columns that there are; the others are shown unless they are extra. */
function readShown<TRow extends object>(
  screen: string | undefined,
  columns: readonly Column<TRow>[],
): ColumnVisibilityState {
  const chosen = screen ? readChosen(screen) : {}
  const hideable = columns.filter(({ enableHiding }) => enableHiding !== false)
  return Object.fromEntries(
    hideable.map(({ id, meta }) => [id, typeof chosen[id] === 'boolean' ? chosen[id] : !meta?.isExtra]),
  )
}

/** Whatever stands in the browser's storage, which anything may have written. */
function readChosen(screen: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(localStorage.getItem(storageKey(screen)) ?? 'null'))
  } catch {
    return {}
  }
}
