import { useNavigate } from 'react-router-dom'
import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreLocation, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import styles from './near-bar.module.css'
import { type Bounds, openAtNow } from './open-now.ts'

const { openNow: texts } = exploreMessages

/** Bounds the search by what is open at the minute of the press; the next press takes that back. */
export function OpenNowSwitch({ location, bounds }: { location: ExploreLocation; bounds: Bounds }) {
  const navigate = useNavigate()
  const { openAt, ...others } = bounds

  function toggle() {
    const state = openAt ? others : { ...others, openAt: openAtNow() }
    navigate(paths.explore({ ...location, page: 1 }), { state, preventScrollReset: true })
  }

  return (
    <div className={styles.bar}>
      <Button look={openAt ? 'primary' : 'outline'} aria-pressed={Boolean(openAt)} onClick={toggle}>
        {openAt && <LineIcon name="check" />}
        {texts.label}
      </Button>
      {openAt && <p>{texts.note}</p>}
    </div>
  )
}
