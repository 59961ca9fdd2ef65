import type { BusinessFormOptionsQuery } from '../../gql/dashboard/graphql.ts'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { SelectField } from '../../ui/field.tsx'
import type { FormHandle } from './form-handle.ts'
import { FormSection } from './form-section.tsx'
import { FormText, ZipCodeText } from './form-text.tsx'
import { MapField } from './map-field.tsx'
import { memoSection } from './memo-section.ts'
import { NeighborhoodField } from './neighborhood-field.tsx'
import { useNeighborhoods } from './use-neighborhoods.ts'
import { useZipCode } from './use-zip-code.ts'
import { type Choice, choiceOf, type FieldName } from './values.ts'
import { ZipCodeNotice } from './zip-code-notice.tsx'

export type CityOption = BusinessFormOptionsQuery['cities'][number]

interface PlaceSectionProps {
  form: FormHandle
  /** Active ones, and the establishment's own. */
  cities: readonly CityOption[]
}

const placeNames: readonly FieldName[] = [
  ...(['zipCode', 'city', 'neighborhood', 'street', 'number', 'latitude', 'longitude'] as const),
]

/** Zip code, city, neighborhood, street and number, and the place on the map. */
export const PlaceSection = memoSection(
  placeNames,
  function PlaceSection({ form, cities }: PlaceSectionProps) {
    const { values, errors, change } = form
    const neighborhoods = useNeighborhoods(values.city)
    const zipCode = useZipCode(form, cities)
    const city = cities.find(({ id }) => id === values.city?.id)

    /** The neighborhood is of one city only. */
    const chooseCity = (chosen: Choice | null) => change({ city: chosen, neighborhood: null })

    return (
      <FormSection name="place">
        <div className="fields">
          <ZipCodeText form={form} name="zipCode" onTyped={zipCode.typed} />
          <div className="whole" hidden={!zipCode.notice}>
            <ZipCodeNotice zipCode={zipCode} neighborhoods={neighborhoods} form={form} />
          </div>
          <CityField form={form} cities={cities} onChoose={chooseCity} />
          <div className="whole">
            <NeighborhoodField
              city={values.city}
              chosen={values.neighborhood}
              neighborhoods={neighborhoods}
              error={errors.neighborhood}
              onChoose={(neighborhood) => change({ neighborhood })}
            />
          </div>
          <div className="whole street">
            <FormText form={form} name="street" isRequired maxLength={160} />
            <FormText form={form} name="number" isRequired maxLength={20} hint={texts.hints.number} />
          </div>
        </div>
        <MapField form={form} centre={city ?? null} />
      </FormSection>
    )
  },
)

interface CityFieldProps extends PlaceSectionProps {
  onChoose: (city: Choice | null) => void
}

function CityField({ form, cities, onChoose }: CityFieldProps) {
  const { city } = form.values
  const isListed = cities.some(({ id }) => id === city?.id)
  return (
    <SelectField
      label={texts.required(texts.fields.city)}
      name="city"
      required
      value={city?.id ?? ''}
      error={form.errors.city}
      onChange={({ target }) => {
        const chosen = cities.find(({ id }) => id === target.value)
        onChoose(chosen ? choiceOf(chosen) : null)
      }}
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
