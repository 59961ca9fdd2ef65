import { Skeleton } from '@chakra-ui/react/skeleton'
import { Suspense, useRef, useState } from 'react'
import { formatPhone } from '../../../schema/phone-format.ts'
import { isSessionRefused } from '../ask/errors.ts'
import { Form } from '../forms/form.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { PhoneField } from '../forms/phone-field.tsx'
import { useAction } from '../forms/use-action.ts'
import { useUpdateProfileMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import type { User } from '../session/me.ts'
import actions from '../ui/actions.module.css'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { part } from '../ui/part.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Notice } from '../ui/states.tsx'
import text from '../ui/text.module.css'
import { showToast } from '../ui/toasts/toast-store.ts'
import styles from './profile-section.module.css'
import { AccountSection } from './section.tsx'
import { useSentForm } from './use-sent-form.ts'

const { profile: texts, photo: photoTexts, close } = accountMessages

/**
 * Input that could not be saved because the session had ended; kept in memory until the same account signs in
 * again.
 */
let kept: { userId: string; draft: { name: string; phone: string } } | null = null

/** Photo, name and phone. Input survives the end of the session. */
export function ProfileSection({ user }: { user: User }) {
  const [update] = useUpdateProfileMutation()
  const form = useSentForm({
    rule: 'updateProfileInput',
    failed: texts.failed,
    // A phone saved before a rule existed must not block a change of the name.
    read: ({ name, phone }) => (phone === formatPhone(user.phone) ? { name } : { name, phone }),
    send: async ({ photo: _, ...input }) => {
      const { name = user.name, phone = user.phone } = input
      try {
        await update({ variables: { input } })
      } catch (error) {
        if (isSessionRefused(error)) kept = { userId: user.id, draft: { name, phone } }
        throw error
      }
      kept = null
      showToast({ tone: 'success', text: texts.saved })
    },
  })
  const { name, phone } = kept?.userId === user.id ? kept.draft : user
  return (
    <AccountSection title={texts.title} lead={texts.lead}>
      <PhotoEditor user={user} />
      <Form form={form} submit={texts.submit} submitting={texts.submitting}>
        <FormTextField label={texts.name} name="name" autoComplete="name" required defaultValue={name} />
        <PhoneField
          required
          label={texts.phone}
          name="phone"
          autoComplete="tel-national"
          placeholder={texts.phonePlaceholder}
          defaultValue={formatPhone(phone)}
        />
      </Form>
    </AccountSection>
  )
}

/** Lazy-loaded when a file is selected. */
const PhotoCrop = part(async () => (await import('./photo-crop.tsx')).PhotoCrop, photoTexts.cropFailed)

/** Selects, crops and uploads the account's photo, or removes it. */
function PhotoEditor({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [update] = useUpdateProfileMutation()
  const { isRunning, failure, setFailure, run } = useAction(photoTexts.failed)

  const save = (photo: File | null) =>
    run(async () => {
      await update({ variables: { input: { photo } } })
      setFile(null)
      // The focused button is unmounted with the photo.
      if (!photo) chooser.current?.focus()
      showToast({ tone: 'success', text: photo ? photoTexts.saved : photoTexts.removed })
    })

  return (
    <>
      <fieldset className={styles.frame} aria-label={photoTexts.label}>
        <Avatar name={user.name} photo={user.photo} size="large" />
        <div>
          <div className={actions.row}>
            <Button look="outline" ref={chooser} onClick={() => input.current?.click()}>
              {user.photo ? photoTexts.change : photoTexts.add}
            </Button>
            {user.photo && (
              <Button look="quiet" onClick={() => save(null)}>
                {photoTexts.remove}
              </Button>
            )}
          </div>
          <p className={classNames(text.hint, styles.hint)}>{photoTexts.hint}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          aria-label={photoTexts.label}
          hidden
          onChange={({ currentTarget }) => {
            setFailure(null)
            setFile(currentTarget.files?.[0] ?? null)
            // Allows selecting the same file again.
            currentTarget.value = ''
          }}
        />
      </fieldset>
      {!file && failure && <Notice tone="error">{failure}</Notice>}
      {file && (
        <Dialog title={photoTexts.cropTitle} close={close} onClose={() => setFile(null)}>
          {failure && <Notice tone="error">{failure}</Notice>}
          <Suspense fallback={<Skeleton aspectRatio="1" />}>
            <PhotoCrop
              file={file}
              isSending={isRunning}
              onCropped={save}
              onUnreadable={() => {
                setFile(null)
                setFailure(photoTexts.unreadable)
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
