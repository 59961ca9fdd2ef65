import { useState } from 'react'

/** Chosen establishments: their names by id. */
export type Selection = ReadonlyMap<string, string>

const nothing: Selection = new Map()

export interface SelectionState {
  chosen: Selection
  /** Takes over which ids are chosen; names of new ones are those of the rows. */
  choose: (ids: ReadonlySet<string>) => void
  /** Takes some out that are gone. */
  drop: (ids: readonly string[]) => void
  clear: () => void
}

/**
 * What is chosen on the pages of one list. Another search or filter chooses anew: nothing that is out of sight by a
 * filter is ever changed.
 *
 * @param list tells lists apart
 * @param rows of the page
 */
export function useSelection(
  list: string,
  rows: readonly { id: string; name: string }[] | null,
): SelectionState {
  const [state, setState] = useState({ list, chosen: nothing })
  const chosen = state.list === list ? state.chosen : nothing
  function choose(ids: ReadonlySet<string>) {
    const names = new Map(rows?.map(({ id, name }) => [id, name]))
    const next = [...ids].map((id) => [id, names.get(id) ?? chosen.get(id) ?? ''] as const)
    setState({ list, chosen: new Map(next) })
  }
  function drop(ids: readonly string[]) {
    setState({ list, chosen: new Map([...chosen].filter(([id]) => !ids.includes(id))) })
  }
  return { chosen, choose, drop, clear: () => setState({ list, chosen: nothing }) }
}
