import { type MouseEvent, useMemo } from 'react'
import type { ProfileQuery } from '../../gql/pages/graphql.ts'
import { businessFormMessages } from '../../messages-business-form.ts'
import { dashboardMessages } from '../../messages-dashboard.ts'
import { Profile } from '../../profile/profile.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SavedPhoto } from '../photos/use-photos.ts'
import { previewOf } from './preview-of.ts'
import type { FormValues } from './values.ts'
import { WideDialog } from './wide-dialog.tsx'

const { previewDialog: texts } = businessFormMessages

const none: ProfileQuery['relatedBusinesses'] = []

interface PreviewDialogProps {
  id: string | null
  slug: string | null
  values: FormValues
  photos: readonly SavedPhoto[]
  hasNewPhotos: boolean
  onClose: () => void
}

/** The profile as visitors will see it, from what stands in the form. It brings the profile: load it lazily. */
export default function PreviewDialog(props: PreviewDialogProps) {
  const { id, slug, values, photos, hasNewPhotos, onClose } = props
  const business = useMemo(() => previewOf(id, slug, values, photos), [id, slug, values, photos])
  return (
    <WideDialog title={texts.title} close={dashboardMessages.close} onClose={onClose}>
      <Notice tone="info">
        <p>{texts.note}</p>
        {hasNewPhotos && <p>{texts.newPhotos}</p>}
      </Notice>
      <div onClickCapture={stayHere}>
        <Profile business={business} related={none} />
      </div>
    </WideDialog>
  )
}

const insideLinks = 'a[href^="/"]:not([aria-haspopup]), a[href^="https://wa.me/?"], button[aria-pressed]'

/** Links of the site would leave the form, and the heart would ask the server about what is not there. */
function stayHere(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element)) return
  if (!target.closest(insideLinks)) return
  event.preventDefault()
  event.stopPropagation()
}
