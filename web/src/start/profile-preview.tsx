import type { MouseEvent } from 'react'
import type { ProfileQuery } from '../site/profile/page.generated.ts'
import { Profile } from '../site/profile/profile.tsx'

/** An establishment as its profile's query answers it. */
export type ProfileBusiness = NonNullable<ProfileQuery['business']>

const none: ProfileQuery['relatedBusinesses'] = []

/** The public profile inside another page, which nothing in it leads away from. */
export function ProfilePreview({ business }: { business: ProfileBusiness }) {
  return (
    <div onClickCapture={stayHere}>
      <Profile business={business} related={none} />
    </div>
  )
}

const insideLinks = 'a[href^="/"]:not([aria-haspopup]), a[href^="https://wa.me/?"], button[aria-pressed]'

/** Links of the site would leave the page, and the heart would ask the server about what is not there. */
function stayHere(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element) || !target.closest(insideLinks)) return
  event.preventDefault()
  event.stopPropagation()
}
