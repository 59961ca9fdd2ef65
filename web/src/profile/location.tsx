import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import { useNearView } from '../browser/use-near-view.ts'
import { directionsHref } from '../map/directions.ts'
import { profileMessages } from '../messages-profile.ts'
import { recipe } from '../theme/theme.ts'
import { LineIcon } from '../ui/icons.tsx'
import { OutLink } from '../ui/out-link.tsx'

const PlaceMap = lazy(async () => ({ default: (await import('../map/place-map.tsx')).PlaceMap }))

const Frame = chakra(
  'section',
  recipe({
    base: {
      '&.unprinted': { _print: { display: 'none' } },
      '& h2': { textStyle: 'h2', marginBottom: '3' },
      '& .map': {
        position: 'relative',
        // Leaflet stacks its panes up to 1000: they stay inside.
        isolation: 'isolate',
        height: { base: '16rem', md: '20rem' },
        overflow: 'hidden',
        borderRadius: 'card',
        borderWidth: '1px',
        borderColor: 'line',
        bg: 'mist',
      },
      '& .way': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: 'touch',
        marginTop: '1',
        color: 'mata',
        fontWeight: '600',
        textUnderlineOffset: '4px',
        _hover: { textDecoration: 'underline' },
      },
      '& .none': {
        padding: { base: '4', md: '6' },
        borderRadius: 'card',
        borderWidth: '1px',
        borderStyle: 'dashed',
        borderColor: 'control',
        color: 'quiet',
        '& h2': { textStyle: 'h3', color: 'ink', marginBottom: '1' },
      },
    },
  }),
)

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
    <Frame aria-labelledby="localizacao">
      <div className="none">
        <h2 id="localizacao">{profileMessages.noLocation}</h2>
        <p>{profileMessages.noLocationText}</p>
      </div>
    </Frame>
  )
}

/** The map library is loaded when the map comes near; without a script the link leads to the place. */
function KnownLocation(place: { name: string; latitude: number; longitude: number }) {
  const [frame, isNear] = useNearView<HTMLDivElement>()
  return (
    <Frame aria-labelledby="localizacao" className="unprinted">
      <h2 id="localizacao">{profileMessages.location}</h2>
      <div className="map" ref={frame}>
        {isNear && (
          <Suspense>
            <PlaceMap {...place} />
          </Suspense>
        )}
      </div>
      <OutLink className="way" href={directionsHref(place.latitude, place.longitude)}>
        <LineIcon name="pin" />
        {profileMessages.directions}
      </OutLink>
    </Frame>
  )
}
