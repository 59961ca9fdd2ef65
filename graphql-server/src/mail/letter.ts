/** Where a reader can go; the address stands in the text too. */
export interface Link {
  label: string
  url: string
}

/** A mail as its template says it, in Portuguese. Texts are plain: each form of the mail escapes them for itself. */
export interface Letter {
  to: { name: string; address: string }
  subject: string
  /** After the greeting, before the signature. */
  paragraphs: readonly (string | Link)[]
}

/** What stands under every letter. */
export interface Signature {
  /** The public origin. */
  origin: string
  /** Where to write to. */
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

const greeting = ({ to }: Letter) => `Olá, ${to.name.split(' ', 1)}!`
const farewell = ({ contact }: Signature) => `Dúvidas? Escreva para ${contact}.`

/** The letter for programs that show plain text. */
export function textOf(letter: Letter, signature: Signature): string {
  const paragraphs = letter.paragraphs.map((part) =>
    typeof part === 'string' ? part : `${part.label}:\n${part.url}`,
  )
  const closing = `Guia do Vale\n${signature.origin}`
  return `${[greeting(letter), ...paragraphs, farewell(signature), closing].join('\n\n')}\n`
}

/** The letter for programs that show HTML. */
export function htmlOf(letter: Letter, signature: Signature): string {
  const paragraph = (part: string | Link) => {
    if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
    const [url, label] = [escapeHtml(part.url), escapeHtml(part.label)]
    return `<p><a href="${url}" style="${styles.link}">${label}</a></p>\n<p style="${styles.small}">${url}</p>`
  }
  const origin = escapeHtml(signature.origin)
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head>
<body style="${styles.body}">
${[greeting(letter), ...letter.paragraphs, farewell(signature)].map(paragraph).join('\n')}
<p style="${styles.small}"><a href="${origin}">Guia do Vale</a></p>
</body>
</html>
`
}

/** Few programs read a style sheet. */
const styles = {
  body: 'font-family: Arial, sans-serif; font-size: 16px; line-height: 1.5; color: #1a202c; max-width: 34em; margin: 0 auto; padding: 1em',
  link: 'display: inline-block; padding: 0.6em 1.2em; background: #1a365d; color: #ffffff; border-radius: 6px; text-decoration: none',
  small: 'font-size: 13px; color: #4a5568; word-break: break-all',
}
