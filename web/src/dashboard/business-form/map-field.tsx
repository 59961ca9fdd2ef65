import { chakra } from '@chakra-ui/react/styled-system'
import { type ClipboardEvent, lazy, Suspense, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNearView } from '../../browser/use-near-view.ts'
import { putValues } from '../../forms/checked-form.ts'
import type { Point } from '../../map/place-picker.tsx'
import { businessFormMessages } from '../../messages-business-form.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FormText } from './text-sections.tsx'
import { type BusinessValues, pointOf, readDegrees, readPoint, writeDegrees } from './values.ts'

const PlacePicker = lazy(() => import('../../map/place-picker.tsx'))

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
  /** The chosen city's centre. */
  centre: { latitude: number | null; longitude: number | null } | null
}

/** Where the establishment is: typed, pasted, clicked or dragged on a map, or the city's centre (coordinates). */
export function MapField({ centre }: MapFieldProps) {
  const form = useFormContext<BusinessValues>()
  const [latitude, longitude] = useWatch({ control: form.control, name: ['latitude', 'longitude'] })
  const [frame, isNear] = useNearView<HTMLDivElement>()
  const [said, setSaid] = useState('')
  const point = pointOf(readDegrees(latitude), readDegrees(longitude))
  const cityPoint = centre && pointOf(centre.latitude, centre.longitude)

  function place({ latitude, longitude }: Point) {
    const [lat, long] = [writeDegrees(latitude), writeDegrees(longitude)]
    putValues(form, { latitude: lat, longitude: long })
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
        <FormText name="latitude" inputMode="text" placeholder="-23,0264" onPaste={pasteBoth} />
        <FormText name="longitude" inputMode="text" placeholder="-45,5553" onPaste={pasteBoth} />
      </div>
      <div className="ways">
        {cityPoint && (
          <Button look="outline" onClick={() => place(cityPoint)}>
            {texts.cityCentre}
          </Button>
        )}
        {(latitude || longitude) && (
          <Button look="quiet" onClick={() => putValues(form, { latitude: '', longitude: '' })}>
            {texts.clear}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Frame>
  )
}
