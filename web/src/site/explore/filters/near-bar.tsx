import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreLocation, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipLink, ChipList } from '../../../ui/chip.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import { firstDistance, nearDistances } from './near.ts'
import styles from './near-bar.module.css'
import type { Bounds } from './open-now.ts'

const { near: texts } = exploreMessages

/** Bounds the search by the distance from the visitor, who is asked on a press; then offers other distances. */
export function NearBar({ location, bounds }: { location: ExploreLocation; bounds: Bounds }) {
  const { near, ...others } = bounds
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'no' | 'asked' | 'refused'>('no')
  const path = paths.explore({ ...location, page: 1 })

  async function ask() {
    if (asking === 'asked') return
    setAsking('asked')
    try {
      const { askPosition } = await import('./position.ts')
      const position = await askPosition()
      setAsking('no')
      navigate(path, { state: { ...others, near: { ...position, km: firstDistance } } })
    } catch {
      setAsking('refused')
    }
  }

  if (!near) {
    return (
      <div className={styles.bar}>
        <Button look="outline" onClick={ask} aria-disabled={asking === 'asked'}>
          <LineIcon name="pin" />
          {asking === 'asked' ? texts.asking : texts.ask}
        </Button>
        {asking === 'refused' && <Notice tone="error">{texts.refused}</Notice>}
      </div>
    )
  }
  return (
    <div className={styles.bar}>
      <ChipList aria-label={texts.distance}>
        {nearDistances.map((km) => (
          <li key={km}>
            <ChipLink
              look={km === near.km ? 'full' : 'line'}
              to={path}
              replace
              state={{ ...others, near: { ...near, km } }}
              preventScrollReset
              aria-label={texts.within(km)}
              aria-current={km === near.km ? 'true' : undefined}
            >
              {texts.km(km)}
            </ChipLink>
          </li>
        ))}
        <li>
          <ChipLink look="line" to={path} state={others} aria-label={exploreMessages.remove(texts.ask)}>
            {texts.ask}
            <LineIcon name="close" />
          </ChipLink>
        </li>
      </ChipList>
    </div>
  )
}
