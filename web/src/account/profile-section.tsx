import { isSessionRefused } from '../apollo/refusals.ts'
import { Form } from '../forms/form.tsx'
import { maskPhone, PhoneField } from '../forms/phone-field.tsx'
import { TypedField } from '../forms/typed-field.tsx'
import { useUpdateProfileMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import type { User } from '../session/use-viewer.ts'
import { showToast } from '../toasts/toasts.tsx'
import { PhotoEditor } from './photo-editor.tsx'
import { AccountSection } from './section.tsx'
import { useSentForm } from './use-sent-form.ts'

const { profile: texts } = accountMessages

/** Photo, name and phone. What was typed outlives a session that ends before it is saved. */
export function ProfileSection({ user }: { user: User }) {
  const [update] = useUpdateProfileMutation()
  const form = useSentForm({
    rule: 'updateProfileInput',
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
        <TypedField label={texts.name} name="name" autoComplete="name" defaultValue={name} />
        <PhoneField
          label={texts.phone}
          name="phone"
          autoComplete="tel-national"
          placeholder={texts.phonePlaceholder}
          defaultValue={maskPhone(phone)}
        />
      </Form>
    </AccountSection>
  )
}

/** What a profile's form holds. */
interface ProfileDraft {
  name: string
  phone: string
}

/** In memory only, and for the account that typed it only. */
let kept: { userId: string; draft: ProfileDraft } | null = null

/** Keeps what could not be saved because the session had ended, until its owner has logged in again. */
function keepDraft(userId: string, draft: ProfileDraft): void {
  kept = { userId, draft }
}

/** @returns what the account had typed, or null */
function readDraft(userId: string): ProfileDraft | null {
  return kept?.userId === userId ? kept.draft : null
}

function forgetDraft(): void {
  kept = null
}
