import { useSyncExternalStore } from 'react'
import { resultsMapMessages as texts } from '../../messages/map.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './results.module.css'

interface Chosen {
  /** Ids of what the map shows; empty without a map. */
  placed: ReadonlySet<string>
  /** The one that is marked. */
  id: string | null
}

const nothing: Chosen = { placed: new Set(), id: null }
const listeners = new Set<() => void>()
let chosen = nothing

function change(next: Chosen): void {
  chosen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the cards which of them the map shows. */
export function place(ids: readonly string[]): void {
  change({ placed: new Set(ids), id: ids.includes(chosen.id ?? '') ? chosen.id : null })
}

/** Marks one on the map and its card; null none. */
export function choose(id: string | null): void {
  change({ ...chosen, id })
}

/** Ends the mark of one, unless another is marked by now. */
export function leave(id: string): void {
  if (chosen.id === id) choose(null)
}

/** What the map and the list beside it have in common. */
export const useChosen = (): Chosen =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => nothing,
  )

/** On a card beside the map: marks its establishment there. Nothing where the map does not show it. */
export function ShowOnMap({ id, name }: { id: string; name: string }) {
  const chosen = useChosen()
  if (!chosen.placed.has(id)) return null
  return (
    <button
      className={styles.show}
      type="button"
      aria-label={texts.show(name)}
      title={texts.show(name)}
      aria-pressed={chosen.id === id}
      onClick={() => choose(chosen.id === id ? null : id)}
    >
      <LineIcon name="pin" />
    </button>
  )
}
