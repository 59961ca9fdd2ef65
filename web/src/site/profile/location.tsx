import { Suspense } from 'react'
import { useNearView } from '../../browser/use-near-view.ts'
import { profileMessages } from '../../messages/profile.ts'
import { classNames } from '../../ui/class-names.ts'
import { OutLink } from '../../ui/links.tsx'
import { part } from '../../ui/part.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './location.module.css'

const PlaceMap = part(
  async () => (await import('../../map/place-map.tsx')).PlaceMap,
  profileMessages.mapFailed,
)

export interface LocationProps {
  name: string
  /** Degrees; null if unknown. */
  latitude: number | null
  longitude: number | null
  /** URL of directions in the maps app. */
  directions: string
}

/** Map with the establishment, or a note that its position is unknown. */
export function Location({ name, latitude, longitude, directions }: LocationProps) {
  if (latitude === null || longitude === null) return <NoLocation directions={directions} />
  return <KnownLocation place={{ name, latitude, longitude }} directions={directions} />
}

function NoLocation({ directions }: Pick<LocationProps, 'directions'>) {
  return (
    <section className={styles.frame} aria-labelledby="localizacao">
      <div className={styles.none}>
        <h2 id="localizacao">{profileMessages.noLocation}</h2>
        <p>{profileMessages.noLocationText}</p>
        <Directions href={directions} />
      </div>
    </section>
  )
}

interface KnownLocationProps extends Pick<LocationProps, 'directions'> {
  place: { name: string; latitude: number; longitude: number }
}

/** Loads the map library near the viewport; without JavaScript the link opens the maps app. */
function KnownLocation({ place, directions }: KnownLocationProps) {
  const [frame, isNear] = useNearView<HTMLDivElement>()
  return (
    <section className={classNames(styles.frame, styles.unprinted)} aria-labelledby="localizacao">
      <h2 id="localizacao">{profileMessages.location}</h2>
      <div className={styles.map} ref={frame}>
        {isNear && (
          <Suspense>
            <PlaceMap {...place} />
          </Suspense>
        )}
      </div>
      <Directions href={directions} />
    </section>
  )
}

function Directions({ href }: { href: string }) {
  return (
    <OutLink className={styles.way} href={href}>
      <LineIcon name="pin" />
      {profileMessages.directions}
    </OutLink>
  )
}
