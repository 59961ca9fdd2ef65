import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { youtubeId } from '../../../../schema/youtube.ts'
import { phoneLength } from '../../constants.ts'
import { BoundText, type BoundTextProps } from '../../forms/bound-field.tsx'
import { putValues } from '../../forms/checked-form.ts'
import { maskPhone } from '../../forms/phone-mask.ts'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { Video } from '../../profile/video.tsx'
import { recipe } from '../../theme/theme.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { FormSection } from './form-layout.tsx'
import type { BusinessValues, TextName } from './values.ts'

interface FormTextProps extends Omit<BoundTextProps, 'name' | 'label'> {
  name: TextName
  /** Whether its label says that it is wanted. */
  isRequired?: boolean
}

/** One typed field of an establishment. */
export function FormText({ isRequired, ...input }: FormTextProps) {
  const label = texts.fields[input.name]
  return <BoundText {...input} label={isRequired ? texts.required(label) : label} />
}

/** The description. Its editor is heavy: what is typed goes from it into the form, and nothing is drawn anew. */
export const DescriptionSection = memo(function DescriptionSection({ generation }: { generation: number }) {
  const form = useFormContext<BusinessValues>()
  const { errors } = useFormState({ control: form.control, name: 'description', exact: true })
  return (
    <FormSection name="description">
      <div data-field="description">
        <RichTextField
          key={generation}
          label={texts.required(texts.fields.description)}
          defaultValue={form.getValues('description')}
          onChange={(description) => putValues(form, { description })}
          error={errors.description?.message}
        />
      </div>
    </FormSection>
  )
})

const phone = {
  type: 'tel',
  inputMode: 'tel',
  placeholder: texts.phonePlaceholder,
  maxLength: phoneLength,
  mask: maskPhone,
} as const

/** Phone and WhatsApp. */
export const ContactSection = memo(function ContactSection() {
  return (
    <FormSection name="contact">
      <div className="fields">
        <FormText name="phone" {...phone} isRequired required />
        <FormText name="whatsapp" {...phone} hint={texts.hints.whatsapp} />
      </div>
    </FormSection>
  )
})

const link = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const
const profiles = ['instagram', 'facebook', 'linkedin', 'twitter', 'tiktok'] as const

/** Networks, site and video. */
export const LinksSection = memo(function LinksSection({ isPreviewed }: { isPreviewed: boolean }) {
  return (
    <FormSection name="links">
      <div className="fields">
        {profiles.map((profile) => (
          <FormText key={profile} name={profile} {...link} placeholder={texts.hints.profile} />
        ))}
        <FormText name="site" {...link} placeholder={texts.hints.site} />
        <div className="whole">
          <FormText name="video" {...link} hint={texts.hints.video} />
        </div>
        {!isPreviewed && <VideoPreview />}
      </div>
    </FormSection>
  )
})

const Preview = chakra(
  'div',
  recipe({
    base: {
      maxWidth: '26rem',
      // The section's heading says it already.
      '& h2': { textStyle: 'label', fontFamily: 'body' },
    },
  }),
)

/** The video comes from YouTube only when somebody asks for it, as on the profile. */
function VideoPreview() {
  const { control } = useFormContext<BusinessValues>()
  const [name, video] = useWatch({ control, name: ['name', 'video'] })
  const address = /^https?:/i.test(video) ? video : `https://${video}`
  const id = youtubeId(address)
  return (
    id && (
      <Preview className="whole">
        <Video key={id} name={name} address={address} />
      </Preview>
    )
  )
}
