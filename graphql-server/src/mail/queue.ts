import { randomUUID } from 'node:crypto'
import type { Services } from '../context.ts'
import { changeRows, inTransaction } from '../database/transaction.ts'
import type { Prisma, PrismaClient, WaitingMail } from '../generated/prisma/client.ts'
import type { MailContent } from '../messages/mails.ts'
import type { MailText } from './render.ts'
import { Sealer } from './sealed.ts'

/** Maximum waiting time in milliseconds (mail-retries). */
const maxAgeMs = 2 * 24 * 60 * 60 * 1000

/** Lease of a claim in milliseconds: ten times the delivery timeout, so that clocks may differ by minutes. */
const claimMs = 5 * 60 * 1000

/** Milliseconds before the next attempt: exponential backoff from 30 seconds to four hours, with jitter. */
const retryDelayMs = (attempts: number) =>
  Math.min(30_000 * 2 ** (attempts - 1), 4 * 60 * 60 * 1000) * (1 + Math.random() / 10)

/** Due mails read to claim one: as many as other processes are likely to claim concurrently. */
const candidates = 20

/** Why the last attempt failed; the server's own text is not stored, since it may contain an address. */
export type FailureReason = 'away' | 'refused' | 'credentials'

export interface WaitingContent extends MailText {
  /** The same for each attempt, so that a mailbox recognizes duplicates. */
  id: string
}

/** Waiting mails in the database (mail-retries). */
export class MailQueue {
  readonly #prisma: PrismaClient
  readonly #sealer: Sealer

  constructor(services: Pick<Services, 'prisma' | 'secret' | 'previousSecret'>) {
    this.#prisma = services.prisma
    this.#sealer = new Sealer(services)
  }

  async add(to: string, mail: MailContent, transaction?: Prisma.TransactionClient): Promise<void> {
    const { subject, paragraphs, urgency, expiresAt } = mail
    const content: WaitingContent = { id: randomUUID(), subject, paragraphs }
    const now = Date.now()
    const latest = new Date(now + maxAgeMs)
    const data = {
      recipient: to,
      content: this.#sealer.seal(JSON.stringify(content)),
      urgency,
      expiresAt: expiresAt && expiresAt < latest ? expiresAt : latest,
      nextAt: new Date(now),
      createdAt: new Date(now),
    }
    if (transaction) await transaction.waitingMail.create({ data })
    else await inTransaction(this.#prisma, (own) => own.waitingMail.create({ data }))
  }

  /**
   * Claims the most urgent due mail by updating its row: only one of two concurrent processes succeeds, also on two
   * nodes of a cluster (two-nodes). The claim of a killed process expires.
   *
   * @returns null when none is due
   */
  async claim(): Promise<WaitingMail | null> {
    const isDue = () => ({ nextAt: { lte: new Date() }, expiresAt: { gt: new Date() } })
    for (;;) {
      const due = await this.#prisma.waitingMail.findMany({
        where: isDue(),
        orderBy: [{ urgency: 'asc' }, { id: 'asc' }],
        take: candidates,
        select: { id: true },
      })
      if (due.length === 0) return null
      for (const { id } of due) {
        const claimed = await inTransaction(this.#prisma, async (transaction) => {
          const { count } = await transaction.waitingMail.updateMany({
            where: { id, ...isDue() },
            data: { nextAt: new Date(Date.now() + claimMs), attempts: { increment: 1 } },
          })
          return count === 0 ? null : transaction.waitingMail.findUnique({ where: { id } })
        })
        if (claimed) return claimed
      }
    }
  }

  /** @returns null if it was encrypted with a secret that is no longer known */
  read({ content }: WaitingMail): WaitingContent | null {
    const text = this.#sealer.open(content)
    return text === null ? null : (JSON.parse(text) as WaitingContent)
  }

  /**
   * Schedules the next attempt at a claimed mail, unless the claim has expired and another process has claimed it.
   */
  async postpone({ id, attempts }: WaitingMail, lastFailure: FailureReason): Promise<void> {
    const data = { lastFailure, nextAt: new Date(Date.now() + retryDelayMs(attempts)) }
    await changeRows(this.#prisma, (transaction) =>
      transaction.waitingMail.updateMany({ where: { id, attempts }, data }),
    )
  }

  remove(id: number): Promise<number> {
    return this.#delete({ id })
  }

  /** Also deletes pending entries of the daily digest (mail-digest). */
  async removeFor(recipient: string): Promise<void> {
    await inTransaction(this.#prisma, async (transaction) => {
      await transaction.waitingMail.deleteMany({ where: { recipient } })
      await transaction.digestNotice.deleteMany({ where: { recipient } })
    })
  }

  /** Deletes mails that are two days old or whose link has expired. @returns their number */
  dropExpired(): Promise<number> {
    return this.#delete({ expiresAt: { lte: new Date() } })
  }

  count(): Promise<number> {
    return this.#prisma.waitingMail.count()
  }

  #delete(where: Prisma.WaitingMailWhereInput): Promise<number> {
    return changeRows(this.#prisma, (transaction) => transaction.waitingMail.deleteMany({ where }))
  }
}
