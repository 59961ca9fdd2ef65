import { resultsMapMessages as texts } from '../../messages/map.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { choose, useChosen } from './chosen.ts'
import styles from './results.module.css'

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
