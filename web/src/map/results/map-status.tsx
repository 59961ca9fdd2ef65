import type { ReactNode } from 'react'
import { resultsMapMessages as texts } from '../../messages/map.ts'
import styles from './results.module.css'

interface MapStatusProps {
  shown: number
  total: number
  unplaced: number
  /** The way back to the list, which has those without a place too. */
  toList: ReactNode
  /** The way back to all of the search, where the map was moved. */
  whole: ReactNode
}

/** What of the search the map shows, and what not. */
export function MapStatus({ shown, total, unplaced, toList, whole }: MapStatusProps) {
  const told = total === 0 ? texts.none : total > shown ? texts.some(shown, total) : texts.all(total)
  return (
    <div className={styles.status}>
      <p role="status">{told}</p>
      {unplaced > 0 && (
        <p>
          {texts.unplaced(unplaced)} {toList}.
        </p>
      )}
      {whole && <p>{whole}</p>}
      <p className={styles.fingers}>{texts.fingers}</p>
    </div>
  )
}
