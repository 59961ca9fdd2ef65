import { useNavigate } from 'react-router-dom'
import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreLocation, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import styles from './near-bar.module.css'
import { type Bounds, type OpenNow, presentMinute } from './open-now.ts'

const { openNow: texts } = exploreMessages

export interface OpenNowSwitchProps {
  location: ExploreLocation
  bounds: Bounds
  /** How many of what the other filters find tell no hours of today; undefined while that is on its way. */
  unknown: number | null | undefined
}

/**
 * Bounds the search by what is open at the minute of the press; the next press takes that back. Says how many tell no hours, and
 * takes them in on one press.
 */
export function OpenNowSwitch({ location, bounds, unknown }: OpenNowSwitchProps) {
  const navigate = useNavigate()
  const { openNow, ...others } = bounds

  function search(wanted: OpenNow | null) {
    const state: Bounds = wanted ? { ...others, openNow: wanted } : others
    navigate(paths.explore({ ...location, page: 1 }), { state, preventScrollReset: true })
  }

  return (
    <>
      <div className={styles.bar}>
        <Button
          look={openNow ? 'primary' : 'outline'}
          aria-pressed={Boolean(openNow)}
          onClick={() => search(openNow ? null : { at: presentMinute(), withUnknown: false })}
        >
          {openNow && <LineIcon name="check" />}
          {texts.label}
        </Button>
      </div>
      {openNow && unknown ? (
        <p className={styles.note}>
          {openNow.withUnknown ? texts.withUnknown(unknown) : texts.without(unknown)}{' '}
          <button type="button" onClick={() => search({ ...openNow, withUnknown: !openNow.withUnknown })}>
            {openNow.withUnknown ? texts.exclude : texts.include}
          </button>
        </p>
      ) : null}
    </>
  )
}
