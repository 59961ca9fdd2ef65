import { createStore } from '../../browser/create-store.ts'
import { resultsMapMessages as texts } from '../../messages/map.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './results.module.css'

interface Chosen {
  /** Ids of the results on the map; empty without a map. */
  placed: ReadonlySet<string>
  /** The selected result. */
  id: string | null
}

const store = createStore<Chosen>({ placed: new Set(), id: null })

/** Sets the results on the map. */
export function place(ids: readonly string[]): void {
  const { id } = store.read()
  store.set({ placed: new Set(ids), id: ids.includes(id ?? '') ? id : null })
}

/** Selects a result on the map and in the list; null for none. */
export function choose(id: string | null): void {
  store.set({ ...store.read(), id })
}

/** Deselects a result, unless another is selected. */
export function leave(id: string): void {
  if (store.read().id === id) choose(null)
}

/** State shared by the map and the list. */
export const useChosen = store.useValue

/**
 * Button of a card that selects its establishment on the map; renders nothing if the map does not show it.
 */
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
