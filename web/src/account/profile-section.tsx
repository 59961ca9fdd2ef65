import { updateProfileInput } from '../../../schema/input/account.ts'
import { isSessionRefused } from '../apollo/refusals.ts'
import { Form } from '../forms/form.tsx'
import { PhoneField } from '../forms/phone-field.tsx'
import { maskPhone } from '../forms/phone-mask.ts'
import { useForm } from '../forms/use-form.ts'
import { useUpdateProfileMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import type { User } from '../session/use-viewer.ts'
import { showToast } from '../toasts/store.ts'
import { TextField } from '../ui/field.tsx'
import { PhotoEditor } from './photo-editor.tsx'
import { forgetDraft, keepDraft, readDraft } from './profile-draft.ts'
import { AccountSection } from './section.tsx'

const { profile: texts } = accountMessages

/** Photo, name and phone. What was typed outlives a session that ends before it is saved. */
export function ProfileSection({ user }: { user: User }) {
  const [update] = useUpdateProfileMutation()
  const form = useForm({
    schema: updateProfileInput,
    failed: texts.failed,
    send: async (input) => {
      const { name = '', phone = '' } = input
      try {
        await update({ variables: { input: { name, phone } } })
      } catch (error) {
        if (isSessionRefused(error)) keepDraft(user.id, { name, phone })
        throw error
      }
      forgetDraft()
      showToast({ tone: 'success', text: texts.saved })
    },
  })
  const { name, phone } = readDraft(user.id) ?? user
  return (
    <AccountSection title={texts.title} lead={texts.lead}>
      <PhotoEditor user={user} />
      <Form form={form} submit={texts.submit} submitting={texts.submitting}>
        <TextField
          label={texts.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={name}
          error={form.errors.name}
        />
        <PhoneField
          label={texts.phone}
          name="phone"
          autoComplete="tel-national"
          placeholder={texts.phonePlaceholder}
          required
          defaultValue={maskPhone(phone)}
          error={form.errors.phone}
        />
      </Form>
    </AccountSection>
  )
}
