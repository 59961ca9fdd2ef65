import { Suspense } from 'react'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { part } from '../part.tsx'
import styles from './card-hours.module.css'
import type { CardDoors } from './card-state.tsx'
import { closureText } from './closure-text.ts'

const CardState = part(async () => (await import('./card-state.tsx')).CardState)

/** Its place is kept until the browser knows what to say: the script comes after the page. */
export function CardHoursLine({ card }: { card: CardDoors }) {
  const isHydrated = useHydrated()
  const before = closureText(card, null) ?? '\u00a0'
  return (
    <p className={styles.line}>
      {isHydrated ? (
        <Suspense fallback={before}>
          <CardState card={card} />
        </Suspense>
      ) : (
        before
      )}
    </p>
  )
}
