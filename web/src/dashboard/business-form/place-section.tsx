import { memo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useBoundField } from '../../forms/bound-field.tsx'
import { putValues } from '../../forms/checked-form.ts'
import { maskZipCode } from '../../forms/phone-mask.ts'
import type { BusinessFormOptionsQuery } from '../../gql/dashboard/graphql.ts'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { SelectField } from '../../ui/field.tsx'
import { FormSection } from './form-layout.tsx'
import { MapField } from './map-field.tsx'
import { NeighborhoodField, useNeighborhoods } from './neighborhood-field.tsx'
import { FormText } from './text-sections.tsx'
import { type BusinessValues, chosenOf } from './values.ts'
import { useZipCode, ZipCodeNotice } from './zip-code.tsx'

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
        <FormText
          name="zipCode"
          inputMode="numeric"
          placeholder={texts.zipCodePlaceholder}
          maxLength={texts.zipCodePlaceholder.length}
          mask={maskZipCode}
          onTyped={zipCode.typed}
        />
        <div className="whole" hidden={!zipCode.notice}>
          <ZipCodeNotice zipCode={zipCode} neighborhoods={neighborhoods} />
        </div>
        <CityField cities={cities} />
        <div className="whole">
          <NeighborhoodField city={city} neighborhoods={neighborhoods} />
        </div>
        <div className="whole street">
          <FormText name="street" isRequired maxLength={160} />
          <FormText name="number" isRequired maxLength={20} hint={texts.hints.number} />
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
      label={texts.required(texts.fields.city)}
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
