import { memo } from 'react'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { FormSection } from './form-section.tsx'

interface DescriptionSectionProps {
  /** HTML to begin with: read once for each `generation`. */
  initial: string
  generation: number
  onChange: (html: string) => void
  error: string | undefined
}

/** The description. It is drawn anew only when something of its own changes: an editor is heavy. */
export const DescriptionSection = memo(
  function DescriptionSection({ initial, generation, onChange, error }: DescriptionSectionProps) {
    return (
      <FormSection name="description">
        <div data-field="description">
          <RichTextField
            key={generation}
            label={texts.required(texts.fields.description)}
            defaultValue={initial}
            onChange={onChange}
            error={error}
          />
        </div>
      </FormSection>
    )
  },
  (before, after) => before.generation === after.generation && before.error === after.error,
)
