import { createStore } from '../../browser/create-store.ts'
import { resultsMapMessages as texts } from '../../messages/map.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './results.module.css'

interface Chosen {
  /** Ids of what the map shows; empty without a map. */
  placed: ReadonlySet<string>
  /** The one that is marked. */
  id: string | null
}

const store = createStore<Chosen>({ placed: new Set(), id: null })

/** Sets which cards the map shows. */
export function place(ids: readonly string[]): void {
  const { id } = store.read()
  store.set({ placed: new Set(ids), id: ids.includes(id ?? '') ? id : null })
}

/** Marks one on the map and its card; null none. */
export function choose(id: string | null): void {
  store.set({ ...store.read(), id })
}

/** Ends the mark of one, unless another is marked by now. */
export function leave(id: string): void {
  if (store.read().id === id) choose(null)
}

/** What the map and the list next to it share. */
export const useChosen = store.useValue

/** On a card: marks its establishment on the map. Empty where the map does not show it. */
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
