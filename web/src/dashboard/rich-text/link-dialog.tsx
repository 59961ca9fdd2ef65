import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Range } from 'slate'
import { useSlateStatic } from 'slate-react'
import { completeLink, linkText } from '../../../../schema/link.ts'
import { readPhone } from '../../../../schema/phone.ts'
import { onlyDigits } from '../../../../schema/phone-format.ts'
import { richTextHref } from '../../../../schema/rich-text/text.ts'
import { parseUrl } from '../../../../schema/url.ts'
import { richTextMessages, richTextMessages as texts } from '../../messages/dashboard/rich-text.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { phoneHref } from '../../ui/contact/phone-links.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { removeLinks, setLink } from './commands.ts'
import { selectedLink } from './document/model.ts'

/** Asks for the address of a link: of the one that the caret is in, or of a new one for what is selected. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const editor = useSlateStatic()
  const [link] = useState(() => selectedLink(editor)?.[0] ?? null)
  const isBare = !link && (!editor.selection || Range.isCollapsed(editor.selection))
  const [error, setError] = useState<string>()
  const address = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLInputElement>(null)
  useEffect(() => {
    address.current?.focus()
    address.current?.select()
  }, [])

  function save(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals to the form around the editor.
    event.stopPropagation()
    const written = address.current?.value ?? ''
    const read = readAddress(written)
    if ('error' in read) {
      setError(read.error)
      return address.current?.focus()
    }
    setLink(editor, read.href, text.current?.value.trim() || written.trim())
    onClose()
  }

  function remove() {
    removeLinks(editor)
    onClose()
  }

  return (
    <Dialog title={link ? texts.linkEdit : texts.linkNew} close={texts.close} onClose={onClose}>
      <form
        noValidate
        onSubmit={save}
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => event.stopPropagation()}
      >
        <TextField
          ref={address}
          label={texts.linkAddress}
          hint={texts.linkHint}
          error={error}
          defaultValue={link ? shownAddress(link.href) : ''}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
        />
        {isBare && (
          <TextField ref={text} label={texts.linkText} hint={texts.linkTextHint} autoComplete="off" />
        )}
        <div className={actions.end}>
          {link && (
            <Button look="quiet" onClick={remove}>
              {texts.linkRemove}
            </Button>
          )}
          <Button look="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit">{link ? texts.linkSave : texts.linkAdd}</Button>
        </div>
      </form>
    </Dialog>
  )
}

const email = /^(?:mailto:)?([^\s@:/]+@[^\s@:/?]+\.[^\s@:/?.]+(?:\?.*)?)$/i
const phone = /^(?:tel:)?(\+?[\d\s().-]+)$/i

/**
 * The address of a link within a text, as somebody wrote it: http or https, a bare domain is completed (safe-html);
 * an e-mail address and a phone number as well, which the server keeps in descriptions.
 *
 * @returns the address as it is stored, or what is wrong with it
 */
export function readAddress(written: string): { href: string } | { error: string } {
  const text = written.trim()
  if (text === '') return { error: richTextMessages.linkMissing }
  const mail = email.exec(text)?.[1]
  const address = mail ? `mailto:${mail}` : (phoneAddress(text) ?? completeLink(text, 'site'))
  if (address === 'scheme') return { error: richTextMessages.linkScheme }
  if (address === 'unreadable') return { error: richTextMessages.linkUnreadable }
  const href = richTextHref(String(address))
  return href ? { href } : { error: richTextMessages.linkTooLong }
}

/** A phone as it is read everywhere (phones); also what only a link may lead to, such as another country's number. */
function phoneAddress(text: string): string | null {
  const written = phone.exec(text)?.[1]
  if (!written) return null
  const national = readPhone(written).digits
  if (national !== undefined) return phoneHref(national)
  const digits = onlyDigits(written)
  if (digits.length < 3 || digits.length > 15) return null
  return written.startsWith('+') ? `tel:+${digits}` : `tel:${digits}`
}

/** An address as the edit dialog shows it. */
export function shownAddress(href: string): string {
  const url = /^https?:/.test(href) ? parseUrl(href) : null
  return url ? linkText(url) : href.replace(/^mailto:|^tel:/, '')
}
