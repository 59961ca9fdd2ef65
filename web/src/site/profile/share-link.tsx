import { useState } from 'react'
import { profileMessages } from '../../messages/profile.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** Milliseconds for which the button says that the address was copied. */
const saidFor = 4000

/**
 * Hands a profile on: by what the device offers, else the address is copied. Without a script it is a link that opens
 * WhatsApp with it, and so it is where neither is allowed.
 */
export function ShareLink({ name, slug }: { name: string; slug: string }) {
  const { origin } = usePage()
  const [isCopied, setIsCopied] = useState(false)
  const url = origin + paths.profile(slug)
  const text = profileMessages.shareText(name)

  async function share() {
    if (navigator.share) return navigator.share({ title: name, text, url })
    await navigator.clipboard.writeText(url)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), saidFor)
  }

  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`
  return (
    <>
      <ButtonAnchor
        look="outline"
        href={whatsapp}
        rel="noopener"
        onClick={(event) => {
          if (!navigator.share && !navigator.clipboard) return
          event.preventDefault()
          // Somebody who closes the device's dialogue has shared nothing, and nothing went wrong.
          share().catch((error: Error) => {
            if (error.name !== 'AbortError') window.location.assign(whatsapp)
          })
        }}
      >
        <LineIcon name={isCopied ? 'check' : 'share'} />
        {isCopied ? profileMessages.copied : profileMessages.share}
      </ButtonAnchor>
      <VisuallyHidden role="status">{isCopied ? profileMessages.copied : ''}</VisuallyHidden>
    </>
  )
}
