import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { SingleFlight } from '../../limits/concurrency.ts'
import { entityTag, hasEntity } from '../headers.ts'
import { serverClock } from '../html.ts'

/** Bytes of a cache entry beside its page. */
const entryOverhead = 1000

/** Pages that are the same for every visitor, valid for one version of the public data. */
export class PageCache<Uncacheable> {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #renders = new SingleFlight<Uncacheable | CachedPage>()

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: (page) => page.bytes + entryOverhead })
  }

  /**
   * Gets a page from the cache, or renders it once for all requests that wait for it.
   *
   * @param path canonical
   * @param version the current one of the public data
   * @param render its result is cached if it is a CachedPage
   */
  async get(
    path: string,
    version: string,
    render: () => Promise<Uncacheable | CachedPage>,
  ): Promise<Uncacheable | CachedPage> {
    const cached = this.#pages.get(path)
    if (cached?.version === version) return cached
    return this.#renders.run(`${version} ${path}`, async () => {
      const page = await render()
      if (page instanceof CachedPage) this.#pages.set(path, page)
      return page
    })
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** In order of preference. A page is compressed once for many visitors, so at a higher level than other responses. */
const compressors = {
  br: (html: Buffer) =>
    compressBrotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html: Buffer) => compressGzip(html, { level: 6 }),
}

type Encoding = keyof typeof compressors

/** A rendered page with its headers. */
export class CachedPage {
  readonly version: string
  readonly #html: Buffer
  readonly #headers
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {}

  /** @param policy its content security policy, which a 304 needs too */
  constructor(version: string, html: string, policy: string) {
    this.version = version
    this.#html = Buffer.from(html)
    this.#headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      etag: entityTag(html),
      vary: 'accept-encoding',
    }
  }

  /** Upper bound of its memory in bytes: the text, and two compressed copies of at most half of it. */
  get bytes(): number {
    return 2 * this.#html.length
  }

  /** Sends the page, or a 304. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(this.#headers).header('server-timing', serverClock())
    if (hasEntity(request, this.#headers.etag)) return reply.code(304).send()
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return reply.send(this.#html)
    this.#compressed[encoding] ??= compressors[encoding](this.#html)
    return reply.header('content-encoding', encoding).send(await this.#compressed[encoding])
  }
}

/** The preferred encoding that a client accepts; weight 0 excludes one. */
function acceptedEncoding(header = ''): Encoding | undefined {
  const accepted = header
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
