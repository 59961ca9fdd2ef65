import { setTimeout as sleep } from 'node:timers/promises'
import type { Background, Trace } from '../background.ts'
import { ConcurrencyLimit } from '../limits/concurrency.ts'
import type { MailContent, MailLink } from '../messages/mails.ts'

declare module '../context.ts' {
  interface Services {
    mail: Mailer
  }
}

export interface MailMessage {
  from: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** A mail server or a folder. */
export interface MailTransport {
  /** @throws PermanentFailure when a retry would not help */
  deliver(message: MailMessage): Promise<void>
  /** Removes the mails to an address that it still holds. */
  forget(address: string): Promise<void>
  close(): void
}

/** The address or the access was refused, or the mail may have been sent already. */
export class PermanentFailure extends Error {}

export type Mailer = ReturnType<typeof createMailer>

interface MailerOptions extends Signature {
  transport: MailTransport
  background: Background
  /** MAIL_FROM. */
  from: string
  /** Milliseconds before each retry. */
  retryDelays?: readonly number[]
}

const maxConcurrency = 4
const maxQueueLength = 1000

/** Sends mails in the background and logs those that fail. */
export function createMailer({
  transport,
  background,
  from,
  retryDelays = [1000, 5000],
  ...signature
}: MailerOptions) {
  const limit = new ConcurrencyLimit(maxConcurrency, maxQueueLength)

  async function deliver(message: MailMessage): Promise<void> {
    for (const delay of [...retryDelays, null]) {
      try {
        return await limit.run(() => transport.deliver(message))
      } catch (error) {
        if (delay === null || error instanceof PermanentFailure) throw error
        await sleep(delay)
      }
    }
  }

  function run(what: string, trace: Trace, work: () => Promise<void>): void {
    try {
      background.run(what, trace, work)
    } catch (error) {
      // The write that the mail reports is committed.
      trace.log.error({ err: error, requestId: trace.requestId, what }, 'mail given up')
    }
  }

  return {
    /**
     * @param to an address that is stored, never one that somebody has just typed
     * @param content one of `mails`
     * @param trace the request that it is about
     */
    send(to: string, content: MailContent, trace: Trace): void {
      const { subject } = content
      const text = renderText(content, signature)
      const html = renderHtml(content, signature)
      // Keeps autoresponders from replying (RFC 3834).
      const headers = { 'Auto-Submitted': 'auto-generated' }
      run(`mail: ${subject}`, trace, () => deliver({ from, to, subject, text, html, headers }))
    },
    /** Removes the mails to an address that the product itself stores, but none sent after this call. */
    forget(address: string, trace: Trace): void {
      run('mails of an address', trace, () => transport.forget(address))
    },
  }
}

interface Signature {
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

export function renderText({ paragraphs }: MailContent, signature: Signature): string {
  const texts = paragraphs.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`))
  const closing = `Guia do Vale\n${signature.origin}`
  return `${[greeting, ...texts, farewell(signature), closing].join('\n\n')}\n`
}

export function renderHtml({ subject, paragraphs }: MailContent, signature: Signature): string {
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
</body>
</html>
`
}

/** Inline, since few mail programs support style sheets. */
const styles = {
  body: 'font-family: Arial, sans-serif; font-size: 16px; line-height: 1.5; color: #1a202c; max-width: 34em; margin: 0 auto; padding: 1em',
  link: 'display: inline-block; padding: 0.6em 1.2em; background: #1a365d; color: #ffffff; border-radius: 6px; text-decoration: none',
  small: 'font-size: 13px; color: #4a5568; word-break: break-all',
}
