import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { ChoiceList } from './choice-list.tsx'
import type { FormHandle } from './form-handle.ts'
import { FormSection } from './form-section.tsx'
import { FormText } from './form-text.tsx'
import { memoSection } from './memo-section.ts'
import type { SubcategoryOptions } from './use-subcategories.ts'
import { type CategoryChoice, subcategoryOf } from './values.ts'

interface FactsSectionProps {
  form: FormHandle
  categories: readonly CategoryChoice[]
  subcategories: SubcategoryOptions
}

/** Name, categories and subcategories. */
export const FactsSection = memoSection(
  ['name', 'categories', 'subcategories'],
  function FactsSection({ form, categories, subcategories }: FactsSectionProps) {
    const { values, errors, change } = form

    /** What belongs to a category that is taken out goes with it. */
    function changeCategories(chosen: readonly CategoryChoice[]) {
      const kept = values.subcategories.filter(({ categoryId }) => chosen.some(({ id }) => id === categoryId))
      const lost = kept.length < values.subcategories.length
      change({ categories: chosen, ...(lost && { subcategories: kept }) })
    }

    const isInactive = (id: string) => subcategories.list.some((one) => one.id === id && !one.active)
    const hasCategory = values.categories.length > 0
    const wantsSubcategory = hasCategory && subcategories.isDemanded && values.subcategories.length === 0
    const nothing = subcategories.isLoading ? texts.choices.loading : texts.choices.noSubcategory
    return (
      <FormSection name="facts">
        <div className="fields">
          <div className="whole">
            <FormText form={form} name="name" isRequired required maxLength={160} />
          </div>
          <ChoiceList
            label={texts.required(texts.fields.categories)}
            name="categories"
            plain={texts.fields.categories}
            options={categories}
            chosen={values.categories}
            onChange={changeCategories}
            error={errors.categories}
            hint={categoriesHint(values.categories.length, Boolean(errors.categories))}
            empty={texts.choices.none}
          />
          <ChoiceList
            label={
              subcategories.isDemanded
                ? texts.required(texts.fields.subcategories)
                : texts.fields.subcategories
            }
            name="subcategories"
            plain={texts.fields.subcategories}
            options={subcategories.list.map(subcategoryOf)}
            chosen={values.subcategories}
            onChange={(chosen) => change({ subcategories: chosen })}
            write={({ id, name }) => (isInactive(id) ? texts.choices.inactive(name) : name)}
            error={errors.subcategories}
            hint={wantsSubcategory && !errors.subcategories ? texts.choices.someSubcategory : undefined}
            disabled={!hasCategory}
            empty={hasCategory ? nothing : texts.choices.noCategory}
          />
        </div>
      </FormSection>
    )
  },
)

/** What is still wanted, until the field itself says so. */
function categoriesHint(chosen: number, isRefused: boolean): string | undefined {
  if (chosen === 0) return isRefused ? undefined : texts.choices.someCategory
  return chosen > 1 ? texts.choices.firstCategory : undefined
}
