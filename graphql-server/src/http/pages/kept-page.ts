import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { entityTagOf, hasAlready } from '../entity-tag.ts'

type Encoding = 'br' | 'gzip'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Each page is compressed once for many visitors, so that more time is well spent than on a single answer. */
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

/** A page that was rendered before, with all that its answer needs. */
export class KeptPage {
  /** The state of everything public that it was rendered after. */
  readonly moment: string
  readonly #html: Buffer
  readonly #headers: Record<string, string>
  readonly #tag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  /** @param policy of the page, which goes with it even where its text does not */
  constructor(moment: string, html: string, policy: string) {
    this.moment = moment
    this.#html = Buffer.from(html)
    this.#tag = entityTagOf(html)
    this.#headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      etag: this.#tag,
      vary: 'accept-encoding',
    }
  }

  /** Bytes that it may take: its text, and compressed ones of at most half of it each. */
  get bytes(): number {
    return 2 * this.#html.length
  }

  /** Answers with it, or with nothing but its headers to whoever has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(this.#headers)
    if (hasAlready(request, this.#tag)) return reply.code(304).send()
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return reply.send(this.#html)
    return reply.header('content-encoding', encoding).send(await this.#in(encoding))
  }

  #in(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const made = compress[encoding](this.#html)
    this.#compressed.set(encoding, made)
    return made
  }
}

/** The best of what a client takes; one with the weight 0 is refused. */
function acceptedEncoding(header = ''): Encoding | undefined {
  const taken = header
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding))
}
