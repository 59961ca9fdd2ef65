import { setTimeout as sleep } from 'node:timers/promises'
import { pick, type Random } from '../../graphql-server/demo/random.ts'
import type { Writer } from '../../graphql-server/faults/writer.ts'
import type { Person } from './people.ts'
import { Tally } from './tally.ts'
import { draw, type Visit } from './visits.ts'

export interface CrowdOptions {
  origin: string
  random: Random
  visits: readonly Visit[]
  people: readonly Person[]
  writers: readonly Writer[]
}

/** Of a hundred requests, those that write establishments, change favorites and sign in; the others read. */
const shares = { writes: 3, favorites: 2, logins: 0.5 }

/** Requests that may be open at once: a server that answered nobody would otherwise take this machine with it. */
const mostOpen = 3000

/** Everybody who uses the product at once: visitors, people with favorites, and administrators. */
export class Crowd {
  readonly #options: CrowdOptions
  readonly #busy = new Set<Writer>()
  tally = new Tally()
  /** Requests whose time had come while too many others were open. */
  late = 0

  constructor(options: CrowdOptions) {
    this.#options = options
  }

  /**
   * Finds out how many requests a second the product answers when as many ask as it takes to keep it busy, each after
   * its last answer.
   */
  async measure(seconds: number, atOnce: number): Promise<number> {
    const before = this.tally
    this.tally = new Tally()
    const until = performance.now() + seconds * 1000
    const began = performance.now()
    const ask = async () => {
      while (performance.now() < until) await this.#one()
    }
    await Promise.all(Array.from({ length: atOnce }, ask))
    const answered = this.tally.rows().reduce((sum, row) => sum + row.answered, 0)
    const problems = this.tally.problems
    this.tally = before
    for (const problem of problems) this.tally.complain(problem)
    return (answered * 1000) / (performance.now() - began)
  }

  /** Comes with so many requests a second, whatever becomes of them, and waits for the last answers. */
  async come(perSecond: number, seconds: number): Promise<void> {
    const open = new Set<Promise<void>>()
    const began = performance.now()
    for (let sent = 0; ; ) {
      const passed = (performance.now() - began) / 1000
      if (passed >= seconds) break
      for (; sent < passed * perSecond; sent += 1) {
        if (open.size >= mostOpen) {
          this.late += 1
          continue
        }
        const one = this.#one().finally(() => open.delete(one))
        open.add(one)
      }
      await sleep(5)
    }
    await Promise.all(open)
  }

  async #one(): Promise<void> {
    const { origin, random, visits } = this.#options
    const share = random() * 100
    const { writes, favorites, logins } = shares
    if (share < writes && (await this.#write())) return
    if (share < writes + favorites && (await this.#mark())) return
    if (share < writes + favorites + logins) return this.#logIn()
    const visit = draw(visits, random)
    const answer = await visit.ask(origin, random)
    this.tally.add(visit.kind, answer, (text) => text.includes(visit.right ?? ''))
  }

  /** A writer does one thing after the other; false when all are at it. */
  async #write(): Promise<boolean> {
    const writer = this.#options.writers.find((one) => !this.#busy.has(one))
    if (!writer) return false
    this.#busy.add(writer)
    const answer = await writer.write(this.#options.origin)
    this.#busy.delete(writer)
    this.tally.add('establishment written', answer, (text) => !text.includes('"errors"'))
    return true
  }

  async #mark(): Promise<boolean> {
    const person = this.#options.people.find(({ isBusy }) => !isBusy)
    if (!person) return false
    person.isBusy = true
    const answer = await person.change(this.#options.origin, this.#options.random)
    person.isBusy = false
    this.tally.add('favorite changed', answer, (text) => !text.includes('"errors"'))
    return true
  }

  async #logIn(): Promise<void> {
    const { origin, people, random } = this.#options
    const answer = await pick(random, people).logIn(origin)
    this.tally.add('login', answer, (text) => text.includes('"token"'))
  }
}
