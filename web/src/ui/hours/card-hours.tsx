import { lazy, Suspense } from 'react'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import styles from './card-hours.module.css'
import type { CardHours } from './card-state.tsx'

const CardState = lazy(() => import('./card-state.tsx'))

/** Its place is kept until the browser knows what to say: the script comes after the page. */
export function CardHoursLine({ hours }: { hours: CardHours }) {
  const isHydrated = useHydrated()
  return (
    <p className={styles.line}>
      {isHydrated ? (
        <Suspense fallback={'\u00a0'}>
          <CardState hours={hours} />
        </Suspense>
      ) : (
        '\u00a0'
      )}
    </p>
  )
}
