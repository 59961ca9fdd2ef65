import { memo } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { addressFieldNames } from '../../../../../schema/business/per-field.ts'
import { putValues } from '../../../forms/checked-form.ts'
import type { BusinessFormOptionsQuery } from '../../../gql/dashboard/graphql.ts'
import { businessFormMessages as texts } from '../../../messages/dashboard/business-form.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CoordinatesField } from '../../ui/coordinates-field.tsx'
import { PickField } from '../../ui/pick-field.tsx'
import layout from '../form-layout.module.css'
import { FormSection } from '../form-layout.tsx'
import { FormText } from '../text-sections.tsx'
import { type BusinessValues, toChoice } from '../values.ts'
import { NeighborhoodField, useNeighborhoods } from './neighborhood-field.tsx'
import { useZipCode, ZipCodeNotice } from './zip-code.tsx'

/** What is typed of an address below its neighborhood. */
const lines = addressFieldNames.filter((name) => name !== 'zipCode')

interface PlaceSectionProps {
  /** Active ones, and the establishment's own. */
  cities: BusinessFormOptionsQuery['cities']
  /** Whether zip codes are looked up and neighborhoods can be added, which only administrators may. */
  isAdmin?: boolean
}

export const PlaceSection = memo(function PlaceSection({ cities, isAdmin = true }: PlaceSectionProps) {
  const { control } = useFormContext<BusinessValues>()
  const city = useWatch({ control, name: 'city', exact: true })
  const neighborhoods = useNeighborhoods(city)
  const zipCode = useZipCode(cities)
  return (
    <FormSection name="place">
      <div className={layout.fields}>
        <FormText name="zipCode" onTyped={isAdmin ? zipCode.typed : undefined} />
        <div className={layout.whole} hidden={!zipCode.notice}>
          <ZipCodeNotice zipCode={zipCode} neighborhoods={neighborhoods} />
        </div>
        <CityField cities={cities} />
        <div className={layout.whole}>
          <NeighborhoodField city={city} neighborhoods={neighborhoods} canAdd={isAdmin} />
        </div>
        <div className={classNames(layout.whole, layout.street)}>
          {lines.map((name) => (
            <FormText key={name} name={name} />
          ))}
        </div>
      </div>
      <CoordinatesField
        centre={cities.find(({ id }) => id === city?.id) ?? null}
        field={(name, onPaste) => <FormText name={name} onPaste={onPaste} />}
      />
    </FormSection>
  )
})

function CityField({ cities }: PlaceSectionProps) {
  const form = useFormContext<BusinessValues>()
  const { field, fieldState } = useController<BusinessValues, 'city'>({ name: 'city' })
  const city = field.value
  const isListed = cities.some(({ id }) => id === city?.id)
  return (
    <PickField
      label={texts.required(texts.references.city)}
      name="city"
      required
      options={cities}
      chosen={city ? [city] : []}
      write={({ id, name }) => (isListed || id !== city?.id ? name : texts.place.inactiveCity(name))}
      placeholder={texts.place.chooseCity}
      error={fieldState.error?.message}
      inputRef={field.ref}
      // The neighborhood is of one city only.
      onChange={([chosen]) => putValues(form, { city: chosen ? toChoice(chosen) : null, neighborhood: null })}
    />
  )
}
