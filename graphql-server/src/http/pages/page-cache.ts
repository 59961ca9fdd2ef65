import { LRUCache } from 'lru-cache'
import { SingleFlight } from '../../concurrency.ts'
import type { KeptPage } from './kept-page.ts'

/** What an entry costs beside its page. */
const entryOverhead = 1000

/** Rendered pages that are the same for every visitor, as long as nothing public has changed. */
export class PageCache<Answer> {
  readonly #kept: LRUCache<string, KeptPage>
  readonly #renders = new SingleFlight<Answer | KeptPage>()
  readonly #now: () => Promise<string>

  /**
   * @param bytes of all pages that are kept
   * @param now names the state of everything public
   */
  constructor(bytes: number, now: () => Promise<string>) {
    this.#now = now
    this.#kept = new LRUCache({ maxSize: bytes, sizeCalculation: (page) => page.bytes + entryOverhead })
  }

  /**
   * A page that is true at the moment of the call: kept, or rendered once for all who ask for it meanwhile.
   *
   * @param path its address, without a query
   * @param render makes the page
   * @param keep makes of an answer what can be kept, or null of one that is for nobody else
   */
  async get(
    path: string,
    render: () => Promise<Answer>,
    keep: (answer: Answer, moment: string) => KeptPage | null,
  ): Promise<Answer | KeptPage> {
    const moment = await this.#now()
    const kept = this.#kept.get(path)
    if (kept?.moment === moment) return kept
    return this.#renders.run(`${moment} ${path}`, async () => {
      const answer = await render()
      const page = keep(answer, moment)
      if (page) this.#kept.set(path, page)
      return page ?? answer
    })
  }

  /** Bytes that are kept. */
  get bytes(): number {
    return this.#kept.calculatedSize
  }
}
