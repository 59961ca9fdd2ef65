import { lazy, Suspense } from 'react'
import { useNearView } from '../../browser/use-near-view.ts'
import { directionsHref } from '../../map/directions.ts'
import { profileMessages } from '../../messages/profile.ts'
import { classNames } from '../../ui/class-names.ts'
import { OutLink } from '../../ui/out-link.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import styles from './location.module.css'

const PlaceMap = lazy(async () => ({ default: (await import('../../map/place-map.tsx')).PlaceMap }))

export interface LocationProps {
  name: string
  /** Degrees; null when they are not known. */
  latitude: number | null
  longitude: number | null
}

/** Where an establishment is on the map, or that nobody has said so yet. */
export function Location({ name, latitude, longitude }: LocationProps) {
  if (latitude === null || longitude === null) return <NoLocation />
  return <KnownLocation name={name} latitude={latitude} longitude={longitude} />
}

function NoLocation() {
  return (
    <section className={styles.frame} aria-labelledby="localizacao">
      <div className={styles.none}>
        <h2 id="localizacao">{profileMessages.noLocation}</h2>
        <p>{profileMessages.noLocationText}</p>
      </div>
    </section>
  )
}

/** The map library is loaded when the map comes near; without a script the link leads to the place. */
function KnownLocation(place: { name: string; latitude: number; longitude: number }) {
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
      <OutLink className={styles.way} href={directionsHref(place.latitude, place.longitude)}>
        <LineIcon name="pin" />
        {profileMessages.directions}
      </OutLink>
    </section>
  )
}
