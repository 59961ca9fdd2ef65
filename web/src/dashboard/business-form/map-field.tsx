import { chakra } from '@chakra-ui/react/styled-system'
import { type ClipboardEvent, lazy, Suspense, useState } from 'react'
import { useNearView } from '../../browser/use-near-view.ts'
import { businessFormMessages } from '../../messages-business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Point, readPoint } from './coordinates.ts'
import type { FormHandle } from './form-handle.ts'
import { FormText } from './form-text.tsx'
import { readDegrees, writeDegrees } from './values.ts'

const PlacePicker = lazy(() => import('./place-picker.tsx'))

const { map: texts } = businessFormMessages

const Frame = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '3',
      marginTop: '5',
      '& .help': { textStyle: 'small', color: 'quiet' },
      '& .map': {
        position: 'relative',
        // Leaflet stacks its panes up to 1000: they stay inside.
        isolation: 'isolate',
        height: { base: '18rem', md: '22rem' },
        overflow: 'hidden',
        borderRadius: 'control',
        borderWidth: '1px',
        borderColor: 'control',
        bg: 'mist',
      },
      '& .waiting': { display: 'grid', placeItems: 'center', height: '100%', color: 'quiet' },
      '& .pair': {
        display: 'grid',
        gap: '4',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      },
      '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
    },
  }),
)

interface MapFieldProps {
  form: FormHandle
  /** The chosen city's centre. */
  centre: { latitude: number | null; longitude: number | null } | null
}

/** Where the establishment is: typed, pasted, clicked or dragged on a map, or the city's centre (coordinates). */
export function MapField({ form, centre }: MapFieldProps) {
  const { values, change } = form
  const [frame, isNear] = useNearView<HTMLDivElement>()
  const [said, setSaid] = useState('')
  const point = pointOf(values.latitude, values.longitude)
  const cityPoint = centre && known(centre.latitude, centre.longitude)

  function place({ latitude, longitude }: Point) {
    const [lat, long] = [writeDegrees(latitude), writeDegrees(longitude)]
    change({ latitude: lat, longitude: long })
    setSaid(texts.placed(lat, long))
  }

  /** Maps copy both at once: "-23.0264, -45.5553". */
  function pasteBoth(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = readPoint(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    place(pasted)
  }

  return (
    <Frame role="group" aria-label={texts.label}>
      <p className="help">{texts.help}</p>
      <div className="map" ref={frame}>
        {isNear && (
          <Suspense fallback={<p className="waiting">{texts.loading}</p>}>
            <PlacePicker point={point} centre={cityPoint} onPick={place} />
          </Suspense>
        )}
      </div>
      <div className="pair">
        <FormText form={form} name="latitude" inputMode="text" placeholder="-23,0264" onPaste={pasteBoth} />
        <FormText form={form} name="longitude" inputMode="text" placeholder="-45,5553" onPaste={pasteBoth} />
      </div>
      <div className="ways">
        {cityPoint && (
          <Button look="outline" onClick={() => place(cityPoint)}>
            {texts.cityCentre}
          </Button>
        )}
        {(values.latitude || values.longitude) && (
          <Button look="quiet" onClick={() => change({ latitude: '', longitude: '' })}>
            {texts.clear}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Frame>
  )
}

function pointOf(latitude: string, longitude: string): Point | null {
  return known(readDegrees(latitude), readDegrees(longitude))
}

/** Both, when they are on the globe. */
function known(latitude: number | null, longitude: number | null): Point | null {
  if (latitude === null || longitude === null) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}
