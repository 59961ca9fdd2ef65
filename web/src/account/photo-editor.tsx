import { Suspense, useRef, useState } from 'react'
import { useUpdateProfileMutation } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import type { User } from '../session/use-viewer.ts'
import { styled } from '../theme/theme.ts'
import { showToast } from '../toasts/toasts.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { part } from '../ui/part.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Notice, Skeleton } from '../ui/states.tsx'
import { useWork } from './use-work.ts'

const { photo: texts, close } = accountMessages

/** Loaded once a file is chosen. */
const PhotoCrop = part(async () => (await import('./photo-crop.tsx')).PhotoCrop, texts.cropFailed)

const Frame = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '5',
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  '& .hint': { textStyle: 'small', color: 'quiet', marginTop: '2' },
})

/** The account's photo: chosen, cut to a square and sent, or removed. */
export function PhotoEditor({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [update] = useUpdateProfileMutation()
  const { isRunning, failure, setFailure, run } = useWork(texts.failed)

  const save = (photo: File | null) =>
    run(async () => {
      await update({ variables: { input: { photo } } })
      setFile(null)
      // The button with the focus goes with the photo.
      if (!photo) chooser.current?.focus()
      showToast({ tone: 'success', text: photo ? texts.saved : texts.removed })
    })

  return (
    <>
      <Frame role="group" aria-label={texts.label}>
        <Avatar name={user.name} photo={user.photo} size="large" />
        <div>
          <div className="ways">
            <Button look="outline" ref={chooser} onClick={() => input.current?.click()}>
              {user.photo ? texts.change : texts.add}
            </Button>
            {user.photo && (
              <Button look="quiet" onClick={() => save(null)}>
                {texts.remove}
              </Button>
            )}
          </div>
          <p className="hint">{texts.hint}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif"
          aria-label={texts.label}
          hidden
          onChange={({ currentTarget }) => {
            setFailure(null)
            setFile(currentTarget.files?.[0] ?? null)
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </Frame>
      {!file && failure && <Notice tone="error">{failure}</Notice>}
      {file && (
        <Dialog title={texts.cropTitle} close={close} onClose={() => setFile(null)}>
          {failure && <Notice tone="error">{failure}</Notice>}
          <Suspense fallback={<Skeleton style={{ aspectRatio: '1' }} />}>
            <PhotoCrop
              file={file}
              isSending={isRunning}
              onCropped={save}
              onUnreadable={() => {
                setFile(null)
                setFailure(texts.unreadable)
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
