import { setTimeout as sleep } from 'node:timers/promises'
import type { Background, Trace } from '../background.ts'
import { ConcurrencyLimit } from '../limits/concurrency.ts'
import type { MailContent } from '../messages/mails.ts'
import { renderHtml, renderText, type Signature } from './render.ts'

declare module '../context.ts' {
  interface Services {
    /** Sends the mails of messages/mails.ts in the background. */
    mail: Mailer
  }
}

/** A rendered mail. */
export interface MailMessage {
  from: string
  to: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Takes mails away: a mail server or a folder. */
export interface MailTransport {
  /** @throws PermanentFailure when a retry would not help */
  deliver(message: MailMessage): Promise<void>
  /** Removes what it still holds of mails to an address. */
  forget(address: string): Promise<void>
  close(): void
}

/** A mail that will never arrive: the address or the access is refused, or it may have been sent already. */
export class PermanentFailure extends Error {}

/** Sends mails. */
export interface Mailer {
  /**
   * Sends a mail in the background; the log tells when it does not arrive.
   *
   * @param to an address that is stored, never one that somebody has just typed
   * @param content one of `mails`
   * @param trace the request that it is about
   */
  send(to: string, content: MailContent, trace: Trace): void
  /** Removes the mails to an address that the product itself keeps; those that are sent after this stay. */
  forget(address: string, trace: Trace): void
}

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

/**
 * Creates a mailer.
 *
 * @param options the sender, the signature, and the transport
 */
export function createMailer({
  transport,
  background,
  from,
  retryDelays = [1000, 5000],
  ...signature
}: MailerOptions): Mailer {
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
      // What the mail tells of is done already.
      trace.log.error({ err: error, requestId: trace.requestId, what }, 'mail given up')
    }
  }

  return {
    send(to, content, trace) {
      const { subject } = content
      const [text, html] = [renderText(content, signature), renderHtml(content, signature)]
      // Autoresponders do not answer such a mail (RFC 3834).
      const headers = { 'Auto-Submitted': 'auto-generated' }
      run(`mail: ${subject}`, trace, () => deliver({ from, to, subject, text, html, headers }))
    },
    forget(address, trace) {
      run('mails of an address', trace, () => transport.forget(address))
    },
  }
}
