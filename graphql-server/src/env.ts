import { z } from 'zod'
import { formatCnpj, isCnpj } from '../../schema/cnpj.ts'
import { parseDatabaseUrl } from './database/database-url.ts'
import { StartupError } from './errors.ts'
import { parseTrustProxy, type TrustProxy } from './limits/client.ts'
import { readSecret, secrets } from './secret-files.ts'

/** Whether a URL is a loopback address. */
export function isThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '')
}

const address = z.string().refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), {
  message: 'deve ser um endereço http:// ou https://',
})

const origin = address.refine((text) => URL.parse(text)?.origin === text, {
  message: 'deve ter só protocolo, nome e porta, como https://guiadovale.com.br (sem barra no fim)',
})

/** An e-mail address, optionally as `Name <address>`. */
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

/** `{cep}` is replaced by the postal code's digits. */
const zipCodeUrl = z.string().refine(
  (text) => {
    const url = URL.parse(text)
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(text))
    return isSafe && text.includes('{cep}')
  },
  { message: 'deve ser um endereço https:// com {cep} no lugar do CEP, como https://exemplo.com/{cep}/json' },
)

/** @param scheme accepted with and without a final s */
function serverUrl(scheme: string) {
  return z.string().refine(
    (text) => {
      const url = URL.parse(text)
      return [`${scheme}:`, `${scheme}s:`].includes(url?.protocol ?? '') && url?.hostname
    },
    { message: `deve ser um endereço ${scheme}:// ou ${scheme}s://` },
  )
}

/** @param unit in Portuguese, with a leading space */
function integer(min: number, max: number, unit = '') {
  const message = `deve ser um número inteiro de ${min} a ${max}${unit}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message)
}

const megabyte = 1024 * 1024
const cacheBytes = (megabytes: number) =>
  integer(megabyte, 1024 * megabyte, ' bytes').default(megabytes * megabyte)

const flag = (byDefault: 'true' | 'false') =>
  z
    .enum(['true', 'false'], { message: 'deve ser true ou false' })
    .default(byDefault)
    .transform((text) => text === 'true')

const list = z.string().transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))

const jwtSecret = z.string().min(32, 'deve ter pelo menos 32 caracteres')

const variables = z.object({
  PORT: integer(0, 65_535).default(4000),
  HOST: z.string().optional(),
  ORIGIN: origin.optional(),
  DATABASE_URL: z.string().optional(),
  JWT_SECRET: jwtSecret.optional(),
  /** Sessions signed with it stay valid; new ones never use it. */
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
  OPERATOR_NAME: z.string().max(160, 'deve ter no máximo 160 caracteres').optional(),
  OPERATOR_CNPJ: z.string().refine(isCnpj, 'deve ser um CNPJ válido, como 11.222.333/0001-81').optional(),
  OPERATOR_ADDRESS: z.string().max(240, 'deve ter no máximo 240 caracteres').optional(),
  DATA_PROTECTION_CONTACT: z.email('deve ser um endereço de e-mail').optional(),
  /** For security.txt: an e-mail address or a page. */
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], 'deve ser um endereço de e-mail ou https://')
    .optional(),
  SMTP_URL: serverUrl('smtp').optional(),
  MAIL_FROM: sender.optional(),
  REDIS_URL: serverUrl('redis').optional(),
  TILE_URL: address.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  TILE_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  ZIP_CODE_URL: zipCodeUrl.optional(),
  CORS_ORIGINS: list.pipe(z.array(origin)).default([]),
  HSTS_SECONDS: integer(0, 63_072_000, ' segundos').default(0),
  METRICS_TOKEN: z.string().min(16, 'deve ter pelo menos 16 caracteres').optional(),
  REQUEST_TIMEOUT: integer(1, 600, ' segundos').default(30),
  REQUESTS_AT_ONCE: integer(1, 100_000).default(200),
  UPLOAD_TIMEOUT: integer(1, 3600, ' segundos').default(300),
  GRAPHQL_SUGGESTIONS: flag('true'),
  /** Whether administrators need a passkey. */
  ADMIN_SECOND_FACTOR: flag('false'),
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  IMAGE_HOST: origin.optional(),
  IMAGE_MAX_BYTES: integer(1024, 100 * megabyte, ' bytes').default(10 * megabyte),
  SEARCH_CACHE_BYTES: cacheBytes(64),
  NAME_CACHE_BYTES: cacheBytes(8),
  PAGE_CACHE_BYTES: cacheBytes(48),
  SITEMAP_CACHE_BYTES: cacheBytes(16),
  DOCUMENT_CACHE_BYTES: cacheBytes(16),
  MEDIA_CACHE_BYTES: integer(megabyte, 1024 * 1024 * megabyte, ' bytes').default(1024 * megabyte),
})

/** Settings of the operator. */
export type Env = ReturnType<typeof complete>

/** Adds the defaults that depend on other variables. */
function complete({
  HOST,
  ORIGIN,
  DATABASE_URL,
  MAIL_FROM,
  SECURITY_CONTACT,
  OPERATOR_NAME: name,
  OPERATOR_CNPJ: cnpj,
  OPERATOR_ADDRESS: address,
  DATA_PROTECTION_CONTACT: dataContact,
  ...others
}: z.output<typeof variables>) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    ...env
  } = others
  return {
    ...env,
    // For «localhost» Fastify opens a second server, whose connections are not drained.
    HOST: (HOST ?? (DATABASE_URL ? '0.0.0.0' : 'localhost')).replace(/^localhost$/, '127.0.0.1'),
    ORIGIN: ORIGIN ?? `http://localhost:${env.PORT}`,
    SECURITY_CONTACT: SECURITY_CONTACT ?? env.CONTACT_EMAIL,
    MAIL_FROM: MAIL_FROM ?? `Guia do Vale <${env.CONTACT_EMAIL}>`,
    /** For the footer. */
    operator: { name, cnpj: cnpj && formatCnpj(cnpj), address, dataContact },
    /** null: images are stored in the data folder. */
    imageStore:
      endpoint && bucket && accessKeyId && secretAccessKey
        ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
        : null,
  }
}

/** Set all or none. */
const s3Variables = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/**
 * Reads the environment and the files that hold secrets; empty variables count as absent.
 *
 * @param use a `tool` needs no JWT_SECRET
 * @throws StartupError that names every invalid or missing variable, in Portuguese
 */
export function readEnv(
  environment: NodeJS.ProcessEnv = process.env,
  use: 'product' | 'tool' = 'product',
): Env {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const problems = readSecrets(given)
  const parsed = variables.safeParse(given)
  problems.push(...(parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`))
  const hasSecret = given.JWT_SECRET || given.JWT_SECRET_FILE
  if (use === 'product' && given.DATABASE_URL && !hasSecret) {
    problems.push('JWT_SECRET: falta; com DATABASE_URL ele é obrigatório. Gere um com «openssl rand -hex 32»')
  }
  problems.push(...problemsOfDatabaseUrl(given.DATABASE_URL))
  const missing = s3Variables.filter((name) => !given[name] && !given[`${name}_FILE`])
  if (missing.length < s3Variables.length) {
    problems.push(
      ...missing.map((name) => `${name}: falta; o depósito S3 precisa de ${s3Variables.join(', ')}`),
    )
  }
  if (parsed.success && problems.length === 0) return complete(parsed.data)
  throw new StartupError(`A configuração não está certa:\n${problems.map((each) => `  ${each}`).join('\n')}`)
}

/** Reads the secrets from their files. @returns problems */
function readSecrets(given: NodeJS.ProcessEnv): string[] {
  return secrets
    .filter((name) => name in variables.shape)
    .flatMap((name) => {
      try {
        const value = readSecret(given, name)
        if (value) given[name] = value
        return []
      } catch (error) {
        if (error instanceof StartupError) return [error.message]
        throw error
      }
    })
}

function problemsOfDatabaseUrl(text: string | undefined): string[] {
  if (!text) return []
  try {
    parseDatabaseUrl(text)
    return []
  } catch (error) {
    if (error instanceof StartupError) return [error.message]
    throw error
  }
}
