import { completeLink, linkText } from '../../../../../schema/link.ts'
import { digitsOf } from '../../../../../schema/phone.ts'
import { richTextHref } from '../../../../../schema/rich-text.ts'
import { parseUrl } from '../../../../../schema/url.ts'
import { richTextMessages } from '../../../messages/dashboard/rich-text.ts'

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
  const address = mailAddress(text) ?? phoneAddress(text) ?? siteAddress(text)
  if (address === 'scheme') return { error: richTextMessages.linkScheme }
  if (address === 'unreadable') return { error: richTextMessages.linkUnreadable }
  const href = richTextHref(address)
  return href ? { href } : { error: richTextMessages.linkTooLong }
}

function mailAddress(text: string): string | null {
  const address = email.exec(text)?.[1]
  return address ? `mailto:${address}` : null
}

/** Ten and eleven digits are a Brazilian number with its area code. */
function phoneAddress(text: string): string | null {
  const written = phone.exec(text)?.[1]
  const digits = digitsOf(written ?? '')
  if (!written || digits.length < 3 || digits.length > 15) return null
  if (written.startsWith('+')) return `tel:+${digits}`
  return digits.length === 10 || (digits.length === 11 && !digits.startsWith('0'))
    ? `tel:+55${digits}`
    : `tel:${digits}`
}

function siteAddress(text: string): string {
  const link = completeLink(text, 'site')
  return link instanceof URL ? link.href : link
}

/** An address as it is shown to whoever edits it. */
export function shownAddress(href: string): string {
  const url = /^https?:/.test(href) ? parseUrl(href) : null
  return url ? linkText(url) : href.replace(/^mailto:|^tel:/, '')
}
