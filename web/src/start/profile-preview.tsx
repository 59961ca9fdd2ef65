import type { MouseEvent } from 'react'
import type { ProfileQuery } from '../site/profile/page.generated.ts'
import { Profile } from '../site/profile/profile.tsx'

export type ProfileBusiness = NonNullable<ProfileQuery['business']>

const none: ProfileQuery['relatedBusinesses'] = []

/** Public profile embedded in another page, with navigation disabled. */
export function ProfilePreview({ business }: { business: ProfileBusiness }) {
  return (
    <div onClickCapture={stayHere}>
      <Profile business={business} related={none} />
    </div>
  )
}

const insideLinks = 'a[href^="/"]:not([aria-haspopup]), a[href^="https://wa.me/?"], button[aria-pressed]'

/** Blocks site links, and the heart, whose establishment may not exist on the server. */
function stayHere(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element) || !target.closest(insideLinks)) return
  event.preventDefault()
  event.stopPropagation()
}
