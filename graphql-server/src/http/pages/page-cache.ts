import { LRUCache } from 'lru-cache'
import { SingleFlight } from '../../limits/concurrency.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Bytes that an entry costs beside its page. */
const entryOverhead = 1000

/** Rendered pages that are the same for every visitor, valid until something public changes. */
export class PageCache<Answer> {
  readonly #pages: LRUCache<string, RenderedPage>
  readonly #renders = new SingleFlight<Answer | RenderedPage>()
  readonly #currentVersion: () => Promise<string>

  /**
   * @param maxBytes of all cached pages
   * @param currentVersion reads the version of everything public
   */
  constructor(maxBytes: number, currentVersion: () => Promise<string>) {
    this.#currentVersion = currentVersion
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: (page) => page.bytes + entryOverhead })
  }

  /**
   * A page of the current version: cached, or rendered once for all who wait for it.
   *
   * @param path its canonical path, without a query
   * @param render makes the answer
   * @param toCached the cacheable page of an answer, or null where the answer is for one visitor only
   */
  async get(
    path: string,
    render: () => Promise<Answer>,
    toCached: (answer: Answer, version: string) => RenderedPage | null,
  ): Promise<Answer | RenderedPage> {
    const version = await this.#currentVersion()
    const cached = this.#pages.get(path)
    if (cached?.version === version) return cached
    return this.#renders.run(`${version} ${path}`, async () => {
      const answer = await render()
      const page = toCached(answer, version)
      if (page) this.#pages.set(path, page)
      return page ?? answer
    })
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }
}
