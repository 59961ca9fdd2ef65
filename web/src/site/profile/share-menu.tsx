import { useRef, useState } from 'react'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { profileMessages } from '../../messages/profile.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { DetailsMenu } from '../../ui/details-menu.tsx'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './share-menu.module.css'

const { share: texts } = profileMessages

/** Share links of a profile, in a menu that works without JavaScript; the URL can be copied by hand too. */
export function ShareMenu({ name, slug }: { name: string; slug: string }) {
  const { origin } = usePage()
  const address = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null)
  const isHydrated = useHydrated()
  const url = origin + paths.profile(slug)
  const text = texts.text(name)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      // Copying was denied, or the page has no TLS.
      address.current?.select()
      setOutcome('selected')
    }
  }

  return (
    <DetailsMenu
      className={styles.menu}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) setOutcome(null)
      }}
    >
      <summary aria-label={texts.label} title={texts.label}>
        <LineIcon name="share" />
      </summary>
      <div className={styles.panel}>
        <input
          ref={address}
          readOnly
          value={url}
          aria-label={texts.address}
          onFocus={({ target }) => target.select()}
        />
        {outcome === 'selected' && <p>{texts.selected}</p>}
        <Button className={styles.copy} onClick={copy}>
          <LineIcon name={outcome === 'copied' ? 'check' : 'share'} />
          {outcome === 'copied' ? texts.copied : texts.copy}
        </Button>
        <VisuallyHidden role="status">{outcome && texts[outcome]}</VisuallyHidden>
        <ButtonAnchor
          look="outline"
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          rel="noopener"
        >
          <LineIcon name="whatsapp" />
          {texts.whatsapp}
        </ButtonAnchor>
        {isHydrated && 'share' in navigator && (
          <Button
            look="outline"
            // Ignore cancelling the device's dialog.
            onClick={() => navigator.share({ title: name, text, url }).catch(() => {})}
          >
            <LineIcon name="out" />
            {texts.device}
          </Button>
        )}
      </div>
    </DetailsMenu>
  )
}
