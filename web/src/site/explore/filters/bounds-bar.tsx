import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { exploreMessages } from '../../../messages/explore.ts'
import { type ExploreLocation, paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ChipLink, ChipList } from '../../../ui/links.tsx'
import { LineIcon } from '../../../ui/pictures/icons.tsx'
import { Notice } from '../../../ui/states.tsx'
import {
  type Bounds,
  firstDistance,
  type Near,
  nearDistances,
  type OpenNow,
  presentMinute,
} from './bounds.ts'
import styles from './bounds-bar.module.css'

const { near: nearTexts, openNow: openNowTexts } = exploreMessages

interface OpenNowSwitchProps {
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
          <span>{openNowTexts.label}</span>
        </Button>
      </div>
      {openNow && unknown ? (
        <p className={styles.note}>
          {openNow.withUnknown ? openNowTexts.withUnknown(unknown) : openNowTexts.without(unknown)}{' '}
          <button type="button" onClick={() => search({ ...openNow, withUnknown: !openNow.withUnknown })}>
            {openNow.withUnknown ? openNowTexts.exclude : openNowTexts.include}
          </button>
        </p>
      ) : null}
    </>
  )
}

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
        <span>{exploreMessages.stepFree}</span>
      </ButtonLink>
    </div>
  )
}

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
          {asking === 'asked' ? nearTexts.asking : nearTexts.ask}
        </Button>
        {asking === 'refused' && <Notice tone="error">{nearTexts.refused}</Notice>}
      </div>
    )
  }
  return (
    <div className={styles.bar}>
      <ChipList aria-label={nearTexts.distance}>
        {nearDistances.map((km) => (
          <li key={km}>
            <ChipLink
              look={km === near.km ? 'full' : 'line'}
              to={path}
              replace
              state={{ ...others, near: { ...near, km } }}
              preventScrollReset
              aria-label={nearTexts.within(km)}
              aria-current={km === near.km ? 'true' : undefined}
            >
              {nearTexts.km(km)}
            </ChipLink>
          </li>
        ))}
        <li>
          <ChipLink look="line" to={path} state={others} aria-label={exploreMessages.remove(nearTexts.ask)}>
            {nearTexts.ask}
            <LineIcon name="close" />
          </ChipLink>
        </li>
      </ChipList>
    </div>
  )
}

/** Steps of a position in one degree: some 500 m (near). */
const stepsPerDegree = 200

/** Asks the device where it is; what it answers is rounded before anything else sees it. */
function askPosition(): Promise<Omit<Near, 'km'>> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('no position'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      reject,
      { maximumAge: 60_000, timeout: 15_000 },
    )
  })
}

function rounded(degrees: number): number {
  return Math.round(degrees * stepsPerDegree) / stepsPerDegree
}
