/** Which rows of the page are chosen, and how to choose others. */
export interface Chosen {
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Whether all rows of the page are chosen; `mixed` when only some are. */
  page: boolean | 'mixed'
  /** Chooses all rows of the page, or none of them when all are chosen. */
  togglePage: () => void
}

/**
 * @param rows of the page
 * @param selection chosen ids, of other pages too; undefined where nothing can be chosen
 */
export function rowChoice(
  rows: readonly { id: string }[],
  selection: ReadonlySet<string> | undefined,
  onSelect: ((selection: ReadonlySet<string>) => void) | undefined,
): Chosen | null {
  if (!selection || !onSelect) return null
  const ids = rows.map(({ id }) => id)
  const here = ids.filter((id) => selection.has(id))
  const isWhole = ids.length > 0 && here.length === ids.length
  const change = (changed: readonly string[], isChosen: boolean) => {
    const next = new Set(selection)
    for (const id of changed) isChosen ? next.add(id) : next.delete(id)
    onSelect(next)
  }
  return {
    has: (id) => selection.has(id),
    toggle: (id) => change([id], !selection.has(id)),
    page: isWhole || (here.length > 0 ? 'mixed' : false),
    togglePage: () => change(ids, !isWhole),
  }
}
