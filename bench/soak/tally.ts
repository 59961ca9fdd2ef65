import { type Answer, isUnavailable } from '../../graphql-server/faults/ask.ts'

/** Sentences that are kept; more of them say nothing new. */
const keptProblems = 50

interface Count {
  /** Milliseconds of each request that was answered. */
  answered: number[]
  refused: number
}

/** What became of the requests, by what they asked for. */
export class Tally {
  readonly #counts = new Map<string, Count>()
  /** Answers that must not be, in a sentence each; at most a few. */
  readonly problems: string[] = []
  /** How many such answers there were. */
  wrong = 0

  /**
   * @param kind of what was asked
   * @param isRight whether it is what was asked for, beside having been answered
   */
  add(kind: string, answer: Answer, isRight: (text: string) => boolean = () => true): void {
    const count = this.#counts.get(kind) ?? { answered: [], refused: 0 }
    this.#counts.set(kind, count)
    if (isUnavailable(answer)) {
      count.refused += 1
    } else if (answer.kind === 'answered' && answer.status < 400 && isRight(answer.text)) {
      count.answered.push(answer.ms)
    } else {
      const said = answer.kind === 'broken' ? answer.reason : `${answer.status} ${answer.text.slice(0, 200)}`
      this.complain(`${kind}: ${said}`)
    }
  }

  complain(problem: string): void {
    this.wrong += 1
    if (this.problems.length < keptProblems) this.problems.push(problem)
  }

  /** What there is to say of each kind; times are in milliseconds. */
  rows(): { kind: string; answered: number; refused: number; p50: number; p99: number }[] {
    return [...this.#counts].sort().map(([kind, { answered, refused }]) => {
      const sorted = answered.toSorted((a, b) => a - b)
      const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
      return { kind, answered: answered.length, refused, p50: at(0.5), p99: at(0.99) }
    })
  }
}
