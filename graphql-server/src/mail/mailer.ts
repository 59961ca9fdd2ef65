import { setTimeout as sleep } from 'node:timers/promises'
import type { Background, Trace } from '../background.ts'
import { ConcurrencyLimit } from '../limits/concurrency.ts'
import type { MailContent } from '../messages/mails.ts'
import { renderHtml, renderText, type Signature } from './render.ts'

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

export interface MailerOptions extends Signature {
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
