import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../faults/ask.ts'

const giveUpMs = 120_000

/** Somebody who asks again and again, each time until there is a right answer. */
export class Client {
  /** Wrong answers, in a sentence each. */
  readonly problems: string[] = []
  /** Right answers. */
  answered = 0
  /** Longest time between two right answers, in milliseconds, since `mark`. */
  longest = 0
  #last = performance.now()
  /** When the last rightly answered request was first sent. */
  #sent = 0

  /** Begins to measure. */
  mark(): void {
    this.longest = 0
    this.#last = performance.now()
  }

  /** Whether something was asked and answered after a moment, as of `performance.now()`. */
  answeredSince(moment: number): boolean {
    return this.#sent > moment
  }

  /** The longest time without a right answer, the one that goes on included. */
  get pause(): number {
    return Math.max(this.longest, performance.now() - this.#last)
  }

  /**
   * Asks until the answer is right. Refusals for now (503 with Retry-After), what a proxy says for a process that is gone
   * (502, 504) and broken connections are asked again; anything else is noted first, and so is a wait without end.
   */
  async insist(ask: () => Promise<Answer>, isRight: (answer: Answer) => boolean): Promise<Answer> {
    const deadline = performance.now() + giveUpMs
    for (;;) {
      const sent = performance.now()
      const answer = await ask()
      if (isRight(answer)) {
        const now = performance.now()
        this.longest = Math.max(this.longest, now - this.#last)
        this.#last = now
        this.#sent = sent
        this.answered += 1
        return answer
      }
      const isLate = sent > deadline
      if (isLate || !isForNow(answer)) this.problems.push(describe(answer))
      if (isLate) return answer
      // A person or a program would wait longer; what is measured is when it could have gone on.
      await sleep(100)
    }
  }
}

/** Whether an answer says nothing but that the request may be tried again. */
export function isForNow(answer: Answer): boolean {
  if (answer.kind === 'broken') return true
  return answer.status === 504 || (Number(answer.retryAfter) > 0 && [502, 503].includes(answer.status))
}

function describe(answer: Answer): string {
  return answer.kind === 'broken' ? answer.reason : `${answer.status}: ${answer.text.slice(0, 300)}`
}
