import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, hasEntity } from '../headers.ts'

type Encoding = 'br' | 'gzip'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A cached page is compressed once for many visitors, at a higher level than a single answer would be. */
const compress: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    compressBrotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => compressGzip(html, { level: 6 }),
}

/** A rendered page in the cache, with everything that its answer needs. */
export class RenderedPage {
  /** Version of the public data that it was rendered from. */
  readonly version: string
  readonly #html: Buffer
  readonly #headers: Record<string, string>
  readonly #tag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  /** @param policy content security policy of the page, sent with a 304 as well */
  constructor(version: string, html: string, policy: string) {
    this.version = version
    this.#html = Buffer.from(html)
    this.#tag = entityTag(html)
    this.#headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      etag: this.#tag,
      vary: 'accept-encoding',
    }
  }

  /** Upper bound of its memory in bytes: the text, and two compressed copies of at most half of it. */
  get bytes(): number {
    return 2 * this.#html.length
  }

  /** Answers with the page, or with a 304 to a client that has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(this.#headers)
    if (hasEntity(request, this.#tag)) return reply.code(304).send()
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return reply.send(this.#html)
    return reply.header('content-encoding', encoding).send(await this.#compressedAs(encoding))
  }

  #compressedAs(encoding: Encoding): Promise<Buffer> {
    const cached = this.#compressed.get(encoding)
    if (cached) return cached
    const compressed = compress[encoding](this.#html)
    this.#compressed.set(encoding, compressed)
    return compressed
  }
}

/** The best encoding that a client accepts; one with the weight 0 is refused. */
function acceptedEncoding(header = ''): Encoding | undefined {
  const accepted = header
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
