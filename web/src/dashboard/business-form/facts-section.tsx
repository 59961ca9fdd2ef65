import { memo, useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { fieldsWith } from '../../../../schema/business/per-field.ts'
import { putValues } from '../../forms/checked-form.ts'
import type { FormSubcategoriesQuery } from '../../gql/dashboard/graphql.ts'
import { useFormSubcategoriesQuery } from '../../gql/dashboard/hooks.ts'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { Failure } from '../feedback/failure.tsx'
import { OrderedPick } from '../ui/ordered-pick.tsx'
import layout from './form-layout.module.css'
import { FormSection } from './form-layout.tsx'
import { FormText } from './text-sections.tsx'
import { type BusinessValues, type CategoryChoice, toSubcategoryChoice } from './values.ts'

interface FactsSectionProps {
  categories: readonly CategoryChoice[]
  subcategories: ReturnType<typeof useSubcategories>
}

export const FactsSection = memo(function FactsSection({ categories, subcategories }: FactsSectionProps) {
  const form = useFormContext<BusinessValues>()
  const { field: chosen, fieldState } = useController<BusinessValues, 'categories'>({ name: 'categories' })
  const parts = useController<BusinessValues, 'subcategories'>({ name: 'subcategories' })
  const error = fieldState.error?.message
  const partsError = parts.fieldState.error?.message

  /** Removing a category removes its subcategories. */
  function changeCategories(categories: readonly CategoryChoice[]) {
    const kept = parts.field.value.filter(({ categoryId }) => categories.some(({ id }) => id === categoryId))
    const lost = kept.length < parts.field.value.length
    putValues(form, { categories, ...(lost && { subcategories: kept }) })
  }

  const isInactive = (id: string) => subcategories.list.some((one) => one.id === id && !one.active)
  const hasCategory = chosen.value.length > 0
  const missingHint = hasCategory || error ? undefined : texts.choices.someCategory
  const wantsSubcategory = hasCategory && subcategories.isRequired && parts.field.value.length === 0
  const offered =
    subcategories.list.length > 0
      ? texts.choices.filter(texts.references.subcategories)
      : emptyText(subcategories)
  const label = texts.references.subcategories
  return (
    <FormSection name="facts">
      <div className={layout.fields}>
        {fieldsWith({ group: 'facts' }).map((name) => (
          <FormText key={name} name={name} />
        ))}
        <OrderedPick
          label={texts.required(texts.references.categories)}
          name="categories"
          plain={texts.references.categories}
          options={categories}
          chosen={chosen.value}
          onChange={changeCategories}
          error={error}
          inputRef={chosen.ref}
          hint={chosen.value.length > 1 ? texts.choices.firstCategory : missingHint}
          placeholder={texts.choices.filter(texts.references.categories)}
          required
        />
        <OrderedPick
          label={subcategories.isRequired ? texts.required(label) : label}
          name="subcategories"
          plain={label}
          options={subcategories.list.map(toSubcategoryChoice)}
          chosen={parts.field.value}
          onChange={parts.field.onChange}
          inputRef={parts.field.ref}
          write={({ id, name }) => (isInactive(id) ? texts.choices.inactive(name) : name)}
          error={partsError}
          hint={wantsSubcategory && !partsError ? texts.choices.someSubcategory : undefined}
          disabled={!hasCategory}
          placeholder={hasCategory ? offered : texts.choices.noCategory}
          required={subcategories.isRequired}
        />
        {subcategories.error && <Failure error={subcategories.error} refetch={subcategories.refetch} />}
      </div>
    </FormSection>
  )
})

function emptyText({ isLoading, error }: ReturnType<typeof useSubcategories>): string {
  if (isLoading) return texts.choices.loading
  return error ? texts.choices.subcategoriesFailed : texts.choices.noSubcategory
}

const none: FormSubcategoriesQuery['subcategories'] = []

/** The subcategories of the chosen categories. Empty until they are loaded; `error` says why they could not be. */
export function useSubcategories(categories: readonly CategoryChoice[]) {
  const ids = categories.map(({ id }) => id)
  const { data, previousData, loading, error, refetch } = useFormSubcategoriesQuery({
    variables: { categories: ids.toSorted() },
    skip: ids.length === 0,
  })
  const found = (data ?? previousData)?.subcategories ?? none
  const wanted = ids.join()
  return useMemo(() => {
    // Those of a category that stays do not blink while those of another one arrive.
    const list = found.filter(({ category }) => wanted.split(',').includes(category.id))
    // One must be chosen where a category has an active one (subcategory-choice); unknown while they load.
    const isRequired = list.some(({ active }) => active)
    return { list, isLoading: loading, isRequired, error, refetch }
  }, [found, wanted, loading, error, refetch])
}
