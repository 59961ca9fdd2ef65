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
  /** Degrees; null when they are not known. */
  latitude: number | null
  longitude: number | null
  /** Directions in the map app. */
  directions: string
}

/** The establishment on a map, or a note that its position is not known. */
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

/** The map library is loaded when the map comes near; without a script the link leads to the place. */
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
