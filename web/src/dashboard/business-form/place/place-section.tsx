import { chakra } from '@chakra-ui/react/styled-system'
import { type ClipboardEvent, lazy, memo, Suspense, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressFieldNames } from '../../../../../schema/business/per-field.ts'
import { useNearView } from '../../../browser/use-near-view.ts'
import { useBoundField } from '../../../forms/bound-field.tsx'
import { putValues } from '../../../forms/checked-form.ts'
import type { BusinessFormOptionsQuery } from '../../../gql/dashboard/graphql.ts'
import type { Point } from '../../../map/place-picker.tsx'
import { businessFormMessages as texts } from '../../../messages/dashboard/business-form.ts'
import { recipe } from '../../../theme/theme.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { FormSection } from '../form-layout.tsx'
import { FormText } from '../text-sections.tsx'
import { type BusinessValues, chosenOf, pointOf, readDegrees, readPoint, writeDegrees } from '../values.ts'
import { NeighborhoodField, useNeighborhoods } from './neighborhood-field.tsx'
import { useZipCode, ZipCodeNotice } from './zip-code.tsx'

const PlacePicker = lazy(() => import('../../../map/place-picker.tsx'))

/** What is typed of an address below its neighborhood. */
const lines = addressFieldNames.filter((name) => name !== 'zipCode')

interface PlaceSectionProps {
  /** Active ones, and the establishment's own. */
  cities: BusinessFormOptionsQuery['cities']
}

/** Zip code, city, neighborhood, street and number, and the place on the map. */
export const PlaceSection = memo(function PlaceSection({ cities }: PlaceSectionProps) {
  const { control } = useFormContext<BusinessValues>()
  const city = useWatch({ control, name: 'city', exact: true })
  const neighborhoods = useNeighborhoods(city)
  const zipCode = useZipCode(cities)
  return (
    <FormSection name="place">
      <div className="fields">
        <FormText name="zipCode" onTyped={zipCode.typed} />
        <div className="whole" hidden={!zipCode.notice}>
          <ZipCodeNotice zipCode={zipCode} neighborhoods={neighborhoods} />
        </div>
        <CityField cities={cities} />
        <div className="whole">
          <NeighborhoodField city={city} neighborhoods={neighborhoods} />
        </div>
        <div className="whole street">
          {lines.map((name) => (
            <FormText key={name} name={name} />
          ))}
        </div>
      </div>
      <MapField centre={cities.find(({ id }) => id === city?.id) ?? null} />
    </FormSection>
  )
})

function CityField({ cities }: PlaceSectionProps) {
  const form = useFormContext<BusinessValues>()
  const { value: city, error } = useBoundField<BusinessValues, 'city'>('city')
  const isListed = cities.some(({ id }) => id === city?.id)
  return (
    <SelectField
      label={texts.required(texts.references.city)}
      name="city"
      required
      value={city?.id ?? ''}
      error={error}
      // The neighborhood is of one city only.
      onChange={({ target }) => putValues(form, { city: chosenOf(cities, target.value), neighborhood: null })}
    >
      <option value="">{texts.place.chooseCity}</option>
      {cities.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {city && !isListed && <option value={city.id}>{texts.place.inactiveCity(city.name)}</option>}
    </SelectField>
  )
}

const MapFrame = chakra(
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
function MapField({ centre }: MapFieldProps) {
  const form = useFormContext<BusinessValues>()
  const [latitude, longitude] = useWatch({ control: form.control, name: ['latitude', 'longitude'] })
  const [frame, isNear] = useNearView<HTMLDivElement>()
  const [said, setSaid] = useState('')
  const point = pointOf(readDegrees(latitude), readDegrees(longitude))
  const cityPoint = centre && pointOf(centre.latitude, centre.longitude)

  function place({ latitude, longitude }: Point) {
    const [lat, long] = [writeDegrees(latitude), writeDegrees(longitude)]
    putValues(form, { latitude: lat, longitude: long })
    setSaid(texts.map.placed(lat, long))
  }

  /** Maps copy both at once: "-23.0264, -45.5553". */
  function pasteBoth(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = readPoint(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    place(pasted)
  }

  return (
    <MapFrame role="group" aria-label={texts.map.label}>
      <p className="help">{texts.map.help}</p>
      <div className="map" ref={frame}>
        {isNear && (
          <Suspense fallback={<p className="waiting">{texts.map.loading}</p>}>
            <PlacePicker point={point} centre={cityPoint} onPick={place} />
          </Suspense>
        )}
      </div>
      <div className="pair">
        <FormText name="latitude" onPaste={pasteBoth} />
        <FormText name="longitude" onPaste={pasteBoth} />
      </div>
      <div className="ways">
        {cityPoint && (
          <Button look="outline" onClick={() => place(cityPoint)}>
            {texts.map.cityCentre}
          </Button>
        )}
        {(latitude || longitude) && (
          <Button look="quiet" onClick={() => putValues(form, { latitude: '', longitude: '' })}>
            {texts.map.clear}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </MapFrame>
  )
}
