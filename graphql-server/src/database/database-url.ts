import { readFileSync } from 'node:fs'
import type { PoolConfig } from 'mariadb'
import { StartupError } from '../errors.ts'
import type { Address } from './cluster/nodes.ts'

const expected = 'mysql://usuário:senha@servidor:3306/banco'

/**
 * Splits a `DATABASE_URL` with several servers, `mysql://user:password@one:3306,two:3306/database`.
 *
 * @returns the URL with the first server alone, and all server addresses; none for a single server
 */
export function splitServers(text: string): { text: string; servers: Address[] } {
  const [, start = '', list = '', end = ''] = /^(\w+:\/\/(?:[^/]*@)?)([^/?]*)(.*)$/s.exec(text) ?? []
  const [first = '', ...others] = list.split(',')
  if (others.length === 0) return { text, servers: [] }
  const servers = [first, ...others].map((server) => {
    const url = URL.parse(`mysql://${server}`)
    if (!url?.hostname)
      throw new StartupError(`DATABASE_URL não é um endereço de banco de dados. O formato é ${expected}`)
    return { host: hostName(url), port: Number(url.port || 3306) }
  })
  return { text: `${start}${first}${end}`, servers }
}

/**
 * Parses `DATABASE_URL`, using the first of several servers. Options in its query: `ssl-mode` (as MySQL's clients:
 * DISABLED, REQUIRED, VERIFY_CA, VERIFY_IDENTITY) or `sslaccept` (as Prisma: strict, accept_invalid_certs), `sslcert`
 * (path of a CA certificate), `socket` (path), `connection_limit`.
 *
 * @throws StartupError when it is invalid; the message omits the password
 */
export function parseDatabaseUrl(text: string): PoolConfig {
  const url = URL.parse(splitServers(text).text)
  if (!url || !['mysql:', 'mariadb:'].includes(url.protocol)) {
    throw new StartupError(`DATABASE_URL não é um endereço de banco de dados. O formato é ${expected}`)
  }
  const database = decode(url.pathname.slice(1))
  if (!database || database.includes('/')) {
    throw new StartupError(`DATABASE_URL não diz o nome do banco. O formato é ${expected}`)
  }
  const socketPath = url.searchParams.get('socket')
  const limit = Number(url.searchParams.get('connection_limit'))
  return {
    ...(socketPath ? { socketPath } : { host: decode(hostName(url)), port: Number(url.port || 3306) }),
    user: decode(url.username) || 'root',
    ...(url.password ? { password: decode(url.password) } : {}),
    database,
    ...(limit > 0 ? { connectionLimit: limit } : {}),
    ...transport(url.searchParams),
  }
}

/** Without TLS, MySQL 8 and 9 need permission to encrypt the password with a key that the server sends. */
function transport(options: URLSearchParams): Pick<PoolConfig, 'ssl' | 'allowPublicKeyRetrieval'> {
  const mode = (options.get('ssl-mode') ?? options.get('sslmode') ?? '').toLowerCase().replace('-', '_')
  const accept = options.get('sslaccept')
  const authority = options.get('sslcert')
  const strict = accept === 'strict' || mode.startsWith('verify') || authority !== null
  if (!strict && accept !== 'accept_invalid_certs' && mode !== 'required' && mode !== 'require') {
    return { allowPublicKeyRetrieval: true }
  }
  return { ssl: { rejectUnauthorized: strict, ...(authority ? { ca: readAuthority(authority) } : {}) } }
}

function readAuthority(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartupError(`O certificado indicado em DATABASE_URL não pôde ser lido: ${path}.`)
  }
}

function hostName(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1') || 'localhost'
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new StartupError(
      'DATABASE_URL tem um sinal % que não faz parte de um código: escreva % como %25 na senha.',
    )
  }
}
