import { businessFormMessages as texts } from '../../messages-business-form.ts'
import type { FormHandle } from './form-handle.ts'
import { FormSection } from './form-section.tsx'
import { PhoneText } from './form-text.tsx'
import { memoSection } from './memo-section.ts'

/** Phone and WhatsApp. */
export const ContactSection = memoSection(
  ['phone', 'whatsapp'],
  function ContactSection({ form }: { form: FormHandle }) {
    return (
      <FormSection name="contact">
        <div className="fields">
          <PhoneText form={form} name="phone" isRequired required />
          <PhoneText form={form} name="whatsapp" hint={texts.hints.whatsapp} />
        </div>
      </FormSection>
    )
  },
)
