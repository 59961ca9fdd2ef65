import { z } from 'zod'
import { StartupError } from './database/startup-error.ts'
import { parseTrustProxy, type TrustProxy } from './http/trusted-proxies.ts'
import type { S3Access } from './media/s3-store.ts'

const address = z.string().refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), {
  message: 'deve ser um endereço http:// ou https://',
})

const origin = address.refine((text) => URL.parse(text)?.origin === text, {
  message: 'deve ter só protocolo, nome e porta, como https://guiadovale.com.br (sem barra no fim)',
})

/** A mail's sender: an address, or a name and an address in angle brackets. */
const sender = z.string().refine(
  (text) => {
    const [, , inBrackets] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text) ?? [null, '', text]
    return z.email().safeParse(inBrackets).success
  },
  {
    message:
      'deve ser um endereço de e-mail, ou um nome e um endereço, como Guia do Vale <guia@exemplo.com.br>',
  },
)

/** What may be asked without encryption: this machine alone hears it. */
const isThisMachine = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

/** Where a zip code is looked up; `{cep}` stands for its digits. */
const zipCodeUrl = z.string().refine(
  (text) => {
    const url = URL.parse(text)
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url))
    return isSafe && text.includes('{cep}')
  },
  { message: 'deve ser um endereço https:// com {cep} no lugar do CEP, como https://exemplo.com/{cep}/json' },
)

const megabyte = 1024 * 1024

const list = z.string().transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))

/** A whole number within bounds; `what` is the unit, in Portuguese. */
function whole(least: number, most: number, what = '') {
  const message = `deve ser um número inteiro de ${least} a ${most}${what}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((n) => n >= least && n <= most, message)
}

const jwtSecret = z.string().min(32, 'deve ter pelo menos 32 caracteres')

const schema = z.object({
  PORT: whole(0, 65_535).default(4000),
  HOST: z.string().optional(),
  ORIGIN: origin.optional(),
  DATABASE_URL: z.string().optional(),
  JWT_SECRET: jwtSecret.optional(),
  /** While it is being replaced: sessions that it signed go on, none is signed with it. */
  JWT_SECRET_PREVIOUS: jwtSecret.optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text, check): TrustProxy | false => {
      const trust = parseTrustProxy(text)
      if (trust !== null) return trust
      check.addIssue('deve ser um número de proxies ou uma lista de endereços e redes, como 10.0.0.0/8, ::1')
      return z.NEVER
    }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      message: 'deve ser fatal, error, warn, info, debug, trace ou silent',
    })
    .default('info'),
  CHAT_URL: address.default('https://wa.me/5512000000000'),
  CONTACT_EMAIL: z.email('deve ser um endereço de e-mail').default('contato@guiadovale.test'),
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname, {
      message: 'deve ser um endereço smtp:// ou smtps://',
    })
    .optional(),
  MAIL_FROM: sender.optional(),
  REDIS_URL: z
    .string()
    .refine((text) => /^rediss?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.hostname, {
      message: 'deve ser um endereço redis:// ou rediss://',
    })
    .optional(),
  TILE_URL: address.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TILE_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  ZIP_CODE_URL: zipCodeUrl.optional(),
  CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
  HSTS_SECONDS: whole(0, 63_072_000, ' segundos').default(0),
  METRICS_TOKEN: z.string().min(16, 'deve ter pelo menos 16 caracteres').optional(),
  REQUEST_TIMEOUT: whole(1, 600, ' segundos').default(30),
  REQUESTS_AT_ONCE: whole(1, 100_000).default(200),
  UPLOAD_TIMEOUT: whole(1, 3600, ' segundos').default(300),
  GRAPHQL_SUGGESTIONS: z
    .enum(['true', 'false'], { message: 'deve ser true ou false' })
    .default('true')
    .transform((text) => text === 'true'),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  IMAGE_HOST: origin.optional(),
  IMAGE_MAX_BYTES: whole(1024, 100 * megabyte, ' bytes').default(10 * megabyte),
  SEARCH_CACHE_BYTES: whole(megabyte, 1024 * megabyte, ' bytes').default(64 * megabyte),
  NAME_CACHE_BYTES: whole(megabyte, 1024 * megabyte, ' bytes').default(8 * megabyte),
  PAGE_CACHE_BYTES: whole(megabyte, 1024 * megabyte, ' bytes').default(48 * megabyte),
  SITEMAP_CACHE_BYTES: whole(megabyte, 1024 * megabyte, ' bytes').default(16 * megabyte),
  DOCUMENT_CACHE_BYTES: whole(megabyte, 1024 * megabyte, ' bytes').default(16 * megabyte),
  MEDIA_CACHE_BYTES: whole(megabyte, 1024 * 1024 * megabyte, ' bytes').default(1024 * megabyte),
})

/** What the operator decides, read once. */
export interface Env
  extends Omit<z.output<typeof schema>, 'HOST' | 'ORIGIN' | 'DATABASE_URL' | 'MAIL_FROM' | S3Variable> {
  /** Where to listen: all addresses with DATABASE_URL; this machine only while the data is the product's own. */
  HOST: string
  /** Public origin of every absolute address. */
  ORIGIN: string
  /** Whom mails come from; the contact's address unless the operator says otherwise. */
  MAIL_FROM: string
  /** The S3-compatible store of images; without one they are kept in the data folder. */
  imageStore: S3Access | null
}

/** What one store in a bucket needs, all of it or nothing; the region has a usual value. */
const s3Variables = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
type S3Variable = (typeof s3Variables)[number] | 'S3_REGION'

/**
 * Reads the environment.
 *
 * @param variables as the process got them; an empty one is as good as absent
 * @param use what for: a `tool` signs nothing, so that it needs no secret
 * @throws StartupError that names every variable that is wrong or missing, in Portuguese
 */
export function readEnv(
  variables: NodeJS.ProcessEnv = process.env,
  use: 'product' | 'tool' = 'product',
): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`)
  if (use === 'product' && given.DATABASE_URL && !given.JWT_SECRET) {
    problems.push('JWT_SECRET: falta; com DATABASE_URL ele é obrigatório. Gere um com «openssl rand -hex 32»')
  }
  const missing = s3Variables.filter((name) => !given[name])
  if (missing.length < s3Variables.length) {
    problems.push(
      ...missing.map((name) => `${name}: falta; o depósito S3 precisa de ${s3Variables.join(', ')}`),
    )
  }
  if (!parsed.success || problems.length > 0) {
    throw new StartupError(
      `A configuração não está certa:\n${problems.map((each) => `  ${each}`).join('\n')}`,
    )
  }
  const { HOST, ORIGIN, DATABASE_URL, MAIL_FROM, ...rest } = parsed.data
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...env } = rest
  return {
    ...env,
    // For «localhost» Fastify would open a second server, whose connections nobody drains.
    HOST: (HOST ?? (DATABASE_URL ? '0.0.0.0' : 'localhost')).replace(/^localhost$/, '127.0.0.1'),
    imageStore:
      S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? {
            endpoint: S3_ENDPOINT,
            bucket: S3_BUCKET,
            region: S3_REGION,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
          }
        : null,
    ORIGIN: ORIGIN ?? `http://localhost:${env.PORT}`,
    MAIL_FROM: MAIL_FROM ?? `Guia do Vale <${env.CONTACT_EMAIL}>`,
  }
}
