import { useNavigate } from 'react-router-dom'
import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreLocation, paths } from '../../../paths.ts'
import type { Bounds } from './bounds.ts'
import styles from './unknown-hours.module.css'

const { openNow: texts } = exploreMessages

interface UnknownHoursProps {
  location: ExploreLocation
  bounds: Bounds
  /** Number of results without hours for today. */
  unknown: number | null | undefined
}

/** With "open now": number of establishments without hours for today, and a button to include them. */
export function UnknownHours({ location, bounds, unknown }: UnknownHoursProps) {
  const navigate = useNavigate()
  const { openNow } = bounds
  if (!openNow || !unknown) return null
  const { withUnknown } = openNow
  const state: Bounds = { ...bounds, openNow: { ...openNow, withUnknown: !withUnknown } }
  return (
    <p className={styles.note}>
      {withUnknown ? texts.withUnknown(unknown) : texts.without(unknown)}{' '}
      <button
        type="button"
        onClick={() => navigate(paths.explore({ ...location, page: 1 }), { state, preventScrollReset: true })}
      >
        {withUnknown ? texts.exclude : texts.include}
      </button>
    </p>
  )
}
