import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, type ExecutionResult, Kind } from 'graphql'
import { LRUCache } from 'lru-cache'
import { SingleFlight } from '../../limits/single-flight.ts'
import { entityTag, hasEntity } from '../headers.ts'
import { serverClock } from '../html.ts'

/** Overhead of a cache entry, in bytes. */
const entryOverhead = 1000

/** Pages that are the same for every visitor, valid for one version of the public data. */
export class PageCache<Uncacheable> {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #renders = new SingleFlight<Uncacheable | CachedPage>()

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: (page) => page.bytes + entryOverhead })
  }

  /**
   * Gets a page from the cache, or renders it once for all waiting requests.
   *
   * @param path canonical
   * @param version of the public data
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

  /** @param policy content security policy, which a 304 needs too */
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

/** The preferred encoding that the client accepts; weight 0 excludes one. */
function acceptedEncoding(header = ''): Encoding | undefined {
  const accepted = header
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

type Execute = (document: DocumentNode, variables?: Record<string, unknown>) => Promise<ExecutionResult>

/** Wraps an executor that has a visitor's rights. */
export type SharedAnswers = (execute: Execute) => Execute

interface SharedAnswer {
  version: string
  result: ExecutionResult
}

/** Lists of the layout, and options of cities and categories. */
const maxAnswers = 300

/**
 * Caches the results of page operations that are the same for every visitor, such as the layout's cities and
 * categories, until public data changes. Operations with a seed have a random order and are executed for each page.
 *
 * @param publicVersion version of all public data
 */
export function sharedAnswers(publicVersion: () => Promise<string>): SharedAnswers {
  const answers = new LRUCache<string, SharedAnswer>({ max: maxAnswers })
  return (execute) => async (document, variables) => {
    const name = operationName(document)
    if (!name || (variables && 'seed' in variables)) return execute(document, variables)
    const version = await publicVersion()
    const key = `${name} ${JSON.stringify(variables)}`
    const known = answers.get(key)
    if (known?.version === version) return known.result
    const result = await execute(document, variables)
    answers.set(key, { version, result })
    return result
  }
}

/** Unique among the web app's operations. */
function operationName({ definitions }: DocumentNode): string | undefined {
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) return definition.name?.value
  }
  return undefined
}
