import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreLocation, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import styles from './near-bar.module.css'
import type { Bounds } from './open-now.ts'

/** Bounds the search by what can be entered without a step, in its address: a link, which works without a script too. */
export function StepFreeLink({ location, bounds }: { location: ExploreLocation; bounds: Bounds }) {
  const isOn = location.stepFree === 'true'
  return (
    <div className={styles.link}>
      <ButtonLink
        look={isOn ? 'primary' : 'outline'}
        to={paths.explore({ ...location, stepFree: isOn ? '' : 'true', page: 1 })}
        state={bounds}
        preventScrollReset
        aria-current={isOn ? 'true' : undefined}
      >
        {isOn && <LineIcon name="check" />}
        {exploreMessages.stepFree}
      </ButtonLink>
    </div>
  )
}
