import { memo, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { businessFields } from '../../../../../schema/business/fields.ts'
import type { FieldNameWith } from '../../../../../schema/business/per-field.ts'
import { CheckField } from '../../../forms/check-field.tsx'
import { putValues } from '../../../forms/checked-form.ts'
import type { BusinessFormOptionsQuery } from '../../../gql/dashboard/graphql.ts'
import { businessFormMessages } from '../../../messages/dashboard/business-form.ts'
import { OrderedPick } from '../../ui/ordered-pick.tsx'
import { type Choice, PickField } from '../../ui/pick-field.tsx'
import layout from '../form-layout.module.css'
import { FormSection } from '../form-layout.tsx'
import { type AreaChoice, type BusinessValues, toAreaChoice, toChoice } from '../values.ts'
import { useNeighborhoods } from './neighborhood-field.tsx'

const { area: texts } = businessFormMessages

interface AreaSectionProps {
  /** Active ones, and the establishment's own. */
  cities: BusinessFormOptionsQuery['cities']
  /** Whether a hidden address can be shown again, which only administrators may. */
  isAdmin?: boolean
}

/** The cities and neighborhoods that are served or the whole region, and whether the address is public (area-served). */
export const AreaSection = memo(function AreaSection({ cities, isAdmin = true }: AreaSectionProps) {
  const form = useFormContext<BusinessValues>()
  const areas = useController<BusinessValues, 'areas'>({ name: 'areas' })
  const region = useFlag('servesRegion')
  const hidden = useFlag('addressHidden')
  const neighborhood = useFlag('showsNeighborhood')
  const [wasHidden] = useState(hidden.checked)
  const [wasShown] = useState(neighborhood.checked)
  const named = useRef<readonly AreaChoice[]>([])
  const error = areas.fieldState.error?.message

  /** The region takes the place of all areas, which return without it. */
  function changeRegion(isRegion: boolean) {
    if (isRegion) named.current = areas.field.value
    region.onChange(isRegion)
    putValues(form, { areas: isRegion ? [] : named.current })
  }

  function changeHidden(hides: boolean) {
    hidden.onChange(hides)
    if (!hides) neighborhood.onChange(false)
  }

  return (
    <FormSection name="area">
      <div className={layout.fields}>
        <div className={layout.whole}>
          <CheckField {...region} hint={texts.region} onChange={changeRegion} />
        </div>
        {!region.checked && (
          <AreaFields
            cities={cities}
            chosen={areas.field.value}
            error={error}
            inputRef={areas.field.ref}
            onChange={areas.field.onChange}
          />
        )}
        <div className={layout.whole}>
          <CheckField
            {...hidden}
            hint={wasHidden && !isAdmin ? texts.hiddenForGood : texts.hidden}
            disabled={wasHidden && !isAdmin}
            onChange={changeHidden}
          />
        </div>
        {hidden.checked && (
          <div className={layout.whole}>
            <CheckField {...neighborhood} disabled={wasHidden && !isAdmin && !wasShown} />
          </div>
        )}
      </div>
    </FormSection>
  )
})

/** A field of yes or no as a box. */
function useFlag(name: FieldNameWith<{ kind: 'flag' }>) {
  const { field, fieldState } = useController<BusinessValues, typeof name>({ name })
  return {
    name,
    label: businessFields[name].label,
    error: fieldState.error?.message,
    checked: field.value === 'sim',
    onChange: (is: boolean) => field.onChange(is ? 'sim' : 'não'),
  }
}

interface AreaFieldsProps extends Pick<AreaSectionProps, 'cities'> {
  chosen: readonly AreaChoice[]
  error: string | undefined
  inputRef: (element: HTMLInputElement | null) => void
  onChange: (chosen: readonly AreaChoice[]) => void
}

/** Whole cities, and the neighborhoods of one city at a time. */
function AreaFields({ cities, chosen, error, inputRef, onChange }: AreaFieldsProps) {
  const { getValues } = useFormContext<BusinessValues>()
  const [city, setCity] = useState<Choice | null>(() => getValues('city'))
  const { list } = useNeighborhoods(city)
  const whole = chosen.filter(({ neighborhood }) => !neighborhood)
  const parts = chosen.filter(({ neighborhood }) => neighborhood)
  return (
    <>
      <div className={layout.whole}>
        <OrderedPick
          label={texts.cities}
          plain={texts.cities}
          name="areas"
          isOrdered={false}
          options={cities.map((each) => toAreaChoice(each))}
          chosen={whole}
          placeholder={texts.findCity}
          hint={texts.most}
          error={error}
          inputRef={inputRef}
          onChange={(picked) => onChange([...picked, ...parts])}
        />
      </div>
      <PickField
        label={texts.neighborhoodsOf}
        name="areaCity"
        options={cities}
        chosen={city ? [city] : []}
        placeholder={businessFormMessages.place.chooseCity}
        onChange={([picked]) => setCity(picked ? toChoice(picked) : null)}
      />
      <OrderedPick
        label={texts.neighborhoods}
        plain={texts.neighborhoods}
        name="areaNeighborhoods"
        isOrdered={false}
        disabled={!city && parts.length === 0}
        options={city ? list.map((each) => toAreaChoice(city, each)) : []}
        chosen={parts}
        placeholder={city ? texts.findNeighborhood : businessFormMessages.place.cityFirst}
        onChange={(picked) => onChange([...whole, ...picked])}
      />
    </>
  )
}
