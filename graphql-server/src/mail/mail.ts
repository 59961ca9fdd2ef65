import { setTimeout as sleep } from 'node:timers/promises'
import type { Background, Trace } from '../background.ts'
import { ConcurrencyLimit } from '../concurrency.ts'
import { type Carrier, type Message, PermanentFailure } from './carrier.ts'
import { htmlOf, type Letter, type Signature, textOf } from './letter.ts'

/** What nouns do with mail. */
export interface Mail {
  /**
   * Sends a letter in the background; nobody waits for it, and the log tells when it does not arrive.
   *
   * @param letter to an address that is stored, never to one that somebody just typed
   * @param trace the request that it is about
   */
  send(letter: Letter, trace: Trace): void
}

export interface MailOptions extends Signature {
  carrier: Carrier
  background: Background
  /** MAIL_FROM. */
  from: string
  /** Milliseconds before each further try. */
  pauses?: readonly number[]
}

/** Mails that are sent at the same time, and that wait for it. */
const sending = { atOnce: 4, waiting: 1000 }

/**
 * Mail over a carrier.
 *
 * @param options where mails come from, and what takes them away
 */
export function createMail({
  carrier,
  background,
  from,
  pauses = [1000, 5000],
  ...signature
}: MailOptions): Mail {
  const limit = new ConcurrencyLimit(sending.atOnce, sending.waiting)

  async function deliver(message: Message): Promise<void> {
    for (const pause of [...pauses, null]) {
      try {
        return await limit.run(() => carrier.deliver(message))
      } catch (error) {
        if (pause === null || error instanceof PermanentFailure) throw error
        await sleep(pause)
      }
    }
  }

  return {
    send(letter, trace) {
      const { to, subject } = letter
      const [text, html] = [textOf(letter, signature), htmlOf(letter, signature)]
      // Answering machines leave such a mail unanswered (RFC 3834).
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const what = `mail: ${subject}`
      try {
        background.run(what, trace, () => deliver({ from, to, subject, text, html, headers }))
      } catch (error) {
        // What the letter tells of is done already.
        trace.log.error({ err: error, requestId: trace.requestId, what }, 'mail given up')
      }
    },
  }
}
