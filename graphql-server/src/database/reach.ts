import { type Connection, createConnection, type PoolConfig } from 'mariadb'
import { StartupError } from '../errors.ts'

const noAccount = [1045, 1698]
const noAccessToDatabase = 1044
const unknownDatabase = 1049

/**
 * Checks that the database is usable, and creates it if it does not exist.
 *
 * @throws StartupError naming the problem, without the password
 */
export async function reachDatabase(config: PoolConfig): Promise<void> {
  try {
    await (await connect(config)).end()
  } catch (error) {
    if (errorNumber(error) !== unknownDatabase) throw explain(error, config)
    await createDatabase(config)
  }
}

async function createDatabase(config: PoolConfig): Promise<void> {
  const { database = '', ...server } = config
  try {
    const connection = await connect(server)
    const name = `\`${database.replaceAll('`', '``')}\``
    await connection
      .query(`CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`)
      .finally(() => connection.end())
  } catch (error) {
    throw explain(error, config)
  }
}

/**
 * Opens a connection to an existing database.
 *
 * @throws StartupError naming the problem, without the password
 */
export async function connectTo(config: PoolConfig): Promise<Connection> {
  try {
    return await connect(config)
  } catch (error) {
    throw explain(error, config)
  }
}

function connect(config: PoolConfig): Promise<Connection> {
  return createConnection({ connectTimeout: 3000, ...config })
}

function explain(error: unknown, config: PoolConfig): StartupError {
  const { host, port, socketPath, database, user } = config
  const address = socketPath ?? `${host}:${port}`
  const { code = '' } = findCause(error)
  const sentence = () => {
    if (errorNumber(error) === noAccessToDatabase)
      return `O banco «${database}» não existe, ou a conta «${user}» não pode usá-lo: crie-o e dê acesso a ela, ou indique outro em DATABASE_URL.`
    if (errorNumber(error) === unknownDatabase)
      return `O banco «${database}» não existe: o primeiro início o cria, se a conta «${user}» puder.`
    if (noAccount.includes(errorNumber(error)))
      return `O banco de dados em ${address} recusou a conta «${user}»: confira o usuário e a senha em DATABASE_URL.`
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      return `O servidor de banco de dados ${host} não foi encontrado: confira DATABASE_URL.`
    if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME/.test(code))
      return `A conexão segura com o banco de dados em ${address} falhou (${code}): confira ssl-mode em DATABASE_URL.`
    return `O banco de dados em ${address} não responde${code ? ` (${code})` : ''}: confira se está no ar e o endereço em DATABASE_URL.`
  }
  return new StartupError(sentence())
}

/** Unwraps the socket's error from the driver's. */
function findCause(error: unknown): { code?: string } {
  const { cause } = error as Error
  const inner = cause === undefined ? {} : findCause(cause)
  return inner.code ? inner : { code: (error as { code?: string }).code ?? undefined }
}

function errorNumber(error: unknown): number {
  return (error as { errno?: number }).errno ?? 0
}
