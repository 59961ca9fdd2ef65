import { memo, useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { BusinessField } from '../../../../schema/business/field.ts'
import { businessFields } from '../../../../schema/business/fields.ts'
import { type BusinessFieldName, fieldsWith } from '../../../../schema/business/per-field.ts'
import { youtubeId } from '../../../../schema/links/youtube.ts'
import { FormTextField, type FormTextFieldProps } from '../../forms/form-text-field.tsx'
import { MaskedField } from '../../forms/masked-field.tsx'
import { maskZipCode } from '../../forms/masks.ts'
import { PhoneField } from '../../forms/phone-field.tsx'
import type { BusinessFormQuery } from '../../gql/dashboard/graphql.ts'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { classNames } from '../../ui/class-names.ts'
import { Video } from '../../ui/pictures/video.tsx'
import { HideContacts } from '../proposals/removal/hide-contacts.tsx'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { ConfirmContacts } from './confirm-contacts.tsx'
import layout from './form-layout.module.css'
import { FormSection } from './form-layout.tsx'
import styles from './text-sections.module.css'
import type { BusinessValues } from './values.ts'

type TextInput = Omit<FormTextFieldProps, 'name' | 'label'> & {
  /** Whether its label says that it is wanted, which it can be without being required. */
  isWanted?: boolean
  /** Whether it takes a line of its own. */
  isWhole?: boolean
}

/** How addresses are typed. */
const address = { autoCapitalize: 'none', spellCheck: false } as const

/** How fields of each kind are typed. */
const inputs: Partial<Record<BusinessField['kind'], TextInput>> = {
  phone: { placeholder: texts.placeholders.phone },
  zipCode: {
    placeholder: texts.placeholders.zipCode,
    maxLength: texts.placeholders.zipCode.length,
  },
  profile: { placeholder: texts.placeholders.profile },
  site: { placeholder: texts.placeholders.site },
  hours: { placeholder: texts.placeholders.hours, maxLength: 60 },
}

/** Additional props of single fields. */
const details: Partial<Record<BusinessFieldName, TextInput>> = {
  name: { maxLength: 160, isWhole: true },
  whatsapp: { hint: texts.hints.whatsapp },
  street: { maxLength: 160, isWanted: true },
  number: { maxLength: 20, hint: texts.hints.number, isWanted: true },
  latitude: { placeholder: texts.placeholders.latitude },
  longitude: { placeholder: texts.placeholders.longitude },
  video: { hint: texts.hints.video, isWhole: true },
}

const ZipCodeField = (props: FormTextFieldProps) => <MaskedField {...props} mask={maskZipCode} />

export function FormText({
  name,
  ...more
}: Omit<FormTextFieldProps, 'name' | 'label'> & { name: BusinessFieldName }) {
  const { label, kind, inputMode, isRequired }: BusinessField = businessFields[name]
  const isAddress = inputMode === 'url' || inputMode === 'email'
  const {
    isWanted = isRequired,
    isWhole,
    ...input
  } = {
    inputMode,
    ...(isAddress && address),
    ...inputs[kind],
    ...details[name],
    ...more,
  }
  const shown = isWanted ? texts.required(label) : label
  const Field = kind === 'phone' ? PhoneField : kind === 'zipCode' ? ZipCodeField : FormTextField
  const field = <Field name={name} label={shown} required={isRequired} autoComplete="off" {...input} />
  return isWhole ? <div className={layout.whole}>{field}</div> : field
}

/** The description. Its editor is heavy: it keeps its own text, and nothing renders while the user types. */
export const DescriptionSection = memo(function DescriptionSection({ generation }: { generation: number }) {
  const { control, register, getValues, setValue, getFieldState } = useFormContext<BusinessValues>()
  const { errors } = useFormState({ control, name: 'description', exact: true })
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focus = () =>
      section.current?.querySelector<HTMLElement>('[contenteditable=true], textarea')?.focus()
    register('description').ref({ focus })
  }, [register])
  return (
    <FormSection name="description">
      <div ref={section}>
        <RichTextField
          key={generation}
          label={texts.required(businessFields.description.label)}
          defaultValue={getValues('description')}
          onChange={(description) =>
            setValue('description', description, { shouldValidate: getFieldState('description').invalid })
          }
          error={errors.description?.message}
        />
      </div>
    </FormSection>
  )
})

interface ContactSectionProps {
  /** As it is saved; null for a new one. */
  business: BusinessFormQuery['business']
}

/** Phone, WhatsApp and e-mail address, and what is confirmed of them. */
export const ContactSection = memo(function ContactSection({ business }: ContactSectionProps) {
  return (
    <FormSection name="contact">
      <div className={layout.fields}>
        {fieldsWith({ group: 'contact' }).map((name) => (
          <FormText key={name} name={name} />
        ))}
      </div>
      {business?.contactsHiddenUntil && (
        <HideContacts business={business} until={business.contactsHiddenUntil} />
      )}
      {business && <ConfirmContacts business={business} />}
    </FormSection>
  )
})

export const LinksSection = memo(function LinksSection({ isPreviewed }: { isPreviewed: boolean }) {
  return (
    <FormSection name="links">
      <div className={layout.fields}>
        {fieldsWith({ group: 'links' }).map((name) => (
          <FormText key={name} name={name} />
        ))}
        {!isPreviewed && <VideoPreview />}
      </div>
    </FormSection>
  )
})

/** The video comes from YouTube only when somebody asks for it, as on the profile. */
function VideoPreview() {
  const { control } = useFormContext<BusinessValues>()
  const [name, video] = useWatch({ control, name: ['name', 'video'] })
  const address = /^https?:/i.test(video) ? video : `https://${video}`
  const id = youtubeId(address)
  return (
    id && (
      <div className={classNames(layout.whole, styles.preview)}>
        <Video key={id} name={name} address={address} />
      </div>
    )
  )
}
