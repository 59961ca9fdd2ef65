import { setTimeout as sleep } from 'node:timers/promises'
import type { Background, Trace } from '../background.ts'
import type { Services } from '../context.ts'
import type { Prisma, WaitingMail } from '../generated/prisma/client.ts'
import type { Log } from '../log.ts'
import type { MailContent } from '../messages/mails.ts'
import { type FailureReason, MailQueue } from './queue.ts'
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
  messageId: string
  /** Creation time. */
  date: Date
  headers: Record<string, string>
}

export interface MailTransport {
  /** @throws PermanentFailure when a retry would not help; TemporaryFailure with the reason, or anything else */
  deliver(message: MailMessage): Promise<void>
  /** Deletes stored mails to an address that were created by then. */
  forget(address: string, writtenBy: Date): Promise<void>
  close(): void
}

/** Refused for good. */
export class PermanentFailure extends Error {}

export class TemporaryFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, options: ErrorOptions) {
    super('the mail waits for its next attempt', options)
    this.reason = reason
  }
}

/** Sends mails in the background; unsent ones wait in the database (mails). */
export interface Mailer {
  /**
   * Queues a mail in the transaction whose change it reports; call `wake` after the commit.
   *
   * @param to a stored address, never one that was just typed
   * @param content one of `mails`
   */
  write(transaction: Prisma.TransactionClient, to: string, content: MailContent): Promise<void>
  /** Sends queued mails at once, without waiting for the next poll. */
  wake(): void
  /**
   * `write` and `wake` in the background, for a mail without a transaction. @param trace the request it belongs to
   */
  send(to: string, content: MailContent, trace: Trace): void
  /** Deletes stored mails to an address, but none written after this call. */
  forget(address: string, trace: Trace): Promise<void>
  /** Number of waiting mails at the last poll. */
  readonly waiting: number
}

interface MailerOptions
  extends Signature,
    Pick<Services, 'prisma' | 'secret' | 'previousSecret' | 'background'> {
  transport: MailTransport
  /** MAIL_FROM. */
  from: string
  log: () => Log
}

const maxConcurrency = 4

/** Interval between polls, which find mails due for a retry and those that other processes left. */
const pollIntervalMs = 15_000

/** Delay between attempts to record that a mail was sent. */
const recordPauseMs = 1000

export class QueueMailer implements Mailer {
  readonly #options: MailerOptions
  readonly #background: Background
  readonly #queue: MailQueue
  readonly #deliveries = new Set<Promise<void>>()
  readonly #stopping = new AbortController()
  #active = 0
  /** Whether a mail was queued while all delivery slots were in use. */
  #missed = false
  waiting = 0

  constructor(options: MailerOptions) {
    this.#options = options
    this.#background = options.background
    this.#queue = new MailQueue(options)
  }

  write(transaction: Prisma.TransactionClient, to: string, content: MailContent): Promise<void> {
    return this.#queue.add(to, content, transaction)
  }

  send(to: string, content: MailContent, trace: Trace): void {
    this.#run(`mail: ${content.subject}`, trace, async () => {
      await this.#queue.add(to, content)
      this.wake()
    })
  }

  async forget(address: string, trace: Trace): Promise<void> {
    const now = new Date()
    await this.#queue.removeFor(address).catch((err: unknown) => {
      // The change that caused it is already committed.
      trace.log.error({ err, requestId: trace.requestId }, 'waiting mails not removed')
    })
    // These may have claimed a mail before it was deleted.
    const underWay = [...this.#deliveries]
    this.#run('mails of an address', trace, async () => {
      await Promise.allSettled(underWay)
      await this.#options.transport.forget(address, now)
    })
  }

  wake(): void {
    if (this.#active >= maxConcurrency) {
      this.#missed = true
      return
    }
    this.#missed = false
    this.#active += 1
    const isStarted = this.#run('mail', { log: this.#options.log(), requestId: 'mails' }, () => {
      const delivery = this.#deliverNext()
      this.#deliveries.add(delivery)
      return delivery.finally(() => this.#deliveries.delete(delivery))
    })
    if (!isStarted) this.#active -= 1
  }

  /** Sends due mails; called by a timer after `start`. */
  async poll(): Promise<void> {
    this.waiting = await this.#queue.count()
    if (this.waiting === 0) return
    const count = await this.#queue.dropExpired()
    if (count > 0)
      this.#options.log().warn({ count }, 'waiting mails dropped: their link or two days are over')
    for (let started = this.#active; started < maxConcurrency; started++) this.wake()
  }

  start(): void {
    const { signal } = this.#stopping
    const run = async () => {
      while (!signal.aborted) {
        await this.poll().catch((err: unknown) =>
          this.#options.log().warn({ err }, 'could not look for mails'),
        )
        const delay = pollIntervalMs * (1 + Math.random() / 10)
        await sleep(delay, undefined, { signal, ref: false }).catch(() => {})
      }
    }
    void run()
  }

  /** Running deliveries continue; waiting mails stay in the database. */
  stop(): void {
    this.#stopping.abort()
  }

  async #deliverNext(): Promise<void> {
    let mail: WaitingMail | null = null
    try {
      mail = await this.#queue.claim()
      if (mail) await this.#deliver(mail)
    } finally {
      this.#active -= 1
      if ((mail || this.#missed) && !this.#stopping.signal.aborted) this.wake()
    }
  }

  async #deliver(mail: WaitingMail): Promise<void> {
    const content = this.#queue.read(mail)
    if (!content) {
      await this.#queue.remove(mail.id)
      throw new Error('mail given up: it was written under another JWT_SECRET')
    }
    const { transport, from, origin } = this.#options
    const { subject, id } = content
    try {
      await transport.deliver({
        from,
        to: mail.recipient,
        subject,
        text: renderText(content, this.#options),
        html: renderHtml(content, this.#options),
        messageId: `<${id}@${new URL(origin).hostname}>`,
        date: mail.createdAt,
        // Keeps autoresponders from replying (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      if (error instanceof PermanentFailure) {
        await this.#queue.remove(mail.id)
        throw new Error(`mail given up: ${subject}`, { cause: error })
      }
      const reason = error instanceof TemporaryFailure ? error.reason : 'away'
      await this.#queue.postpone(mail, reason)
      const { attempts } = mail
      this.#options.log().warn({ err: error, subject, reason, attempts }, 'mail not sent yet')
      return
    }
    await this.#recordSent(mail.id)
  }

  /** Retries while the database is unavailable, since a mail that is not recorded as sent is sent again. */
  async #recordSent(id: number): Promise<void> {
    for (;;) {
      try {
        await this.#queue.remove(id)
        return
      } catch (err) {
        this.#options.log().warn({ err }, 'could not record that a mail was sent')
        await sleep(recordPauseMs)
      }
    }
  }

  #run(what: string, trace: Trace, work: () => Promise<void>): boolean {
    try {
      this.#background.run(what, trace, work)
      return true
    } catch (error) {
      // The write that the mail reports is already committed.
      trace.log.error({ err: error, requestId: trace.requestId, what }, 'too much background work')
      return false
    }
  }
}
