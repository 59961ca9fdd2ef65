import { sitePages } from '../../../schema/site-pages.ts'
import type { MailContent, MailLink } from '../messages/mails.ts'

export type MailText = Pick<MailContent, 'subject' | 'paragraphs'>

export interface Signature {
  /** ORIGIN. */
  origin: string
  /** CONTACT_EMAIL. */
  contact: string
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const greeting = 'Olá!'
const farewell = ({ contact }: Signature) => `Dúvidas? Escreva para ${contact}.`

const warning = 'Ninguém do guia cobra por dados nem pede senha ou código.'
const warningUrl = ({ origin }: Signature) => `${origin}${sitePages.scam}`

export function renderText({ paragraphs }: MailText, signature: Signature): string {
  const texts = paragraphs.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`))
  const closing = `Guia do Vale\n${signature.origin}\n\n${warning} Saiba mais: ${warningUrl(signature)}`
  return `${[greeting, ...texts, farewell(signature), closing].join('\n\n')}\n`
}

export function renderHtml({ subject, paragraphs }: MailText, signature: Signature): string {
  const paragraph = (part: string | MailLink) => {
    if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
    const url = escapeHtml(part.url)
    const label = escapeHtml(part.label)
    return `<p><a href="${url}" style="${styles.link}">${label}</a></p>\n<p style="${styles.small}">${url}</p>`
  }
  const origin = escapeHtml(signature.origin)
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${styles.body}">
${[greeting, ...paragraphs, farewell(signature)].map(paragraph).join('\n')}
<p style="${styles.small}"><a href="${origin}">Guia do Vale</a></p>
<p style="${styles.small}">${warning} <a href="${escapeHtml(warningUrl(signature))}">Saiba mais</a></p>
</body>
</html>
`
}

/** Inline, since few mail clients support style sheets. */
const styles = {
  body: 'font-family: Arial, sans-serif; font-size: 16px; line-height: 1.5; color: #1a202c; max-width: 34em; margin: 0 auto; padding: 1em',
  link: 'display: inline-block; padding: 0.6em 1.2em; background: #1a365d; color: #ffffff; border-radius: 6px; text-decoration: none',
  small: 'font-size: 13px; color: #4a5568; word-break: break-all',
}
