import { completeLink, linkText } from '../../../../schema/links/link.ts'
import { parseUrl } from '../../../../schema/links/url.ts'
import { readPhone } from '../../../../schema/phone.ts'
import { onlyDigits } from '../../../../schema/phone-format.ts'
import { richTextHref } from '../../../../schema/rich-text/text.ts'
import { richTextMessages } from '../../messages/dashboard/rich-text.ts'
import { phoneHref } from '../../ui/contact/phone-links.ts'

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

export function shownAddress(href: string): string {
  const url = /^https?:/.test(href) ? parseUrl(href) : null
  return url ? linkText(url) : href.replace(/^mailto:|^tel:/, '')
}
