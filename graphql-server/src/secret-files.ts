import { readFileSync } from 'node:fs'
import { refusalReason } from './database/data-folder.ts'
import { StartupError } from './errors.ts'

/** Variables that can be read from a file, named by the variable `…_FILE`, since environments are easily exposed. */
export const secrets = [
  'DATABASE_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'SMTP_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'ADMIN_PASSWORD',
] as const

export type Secret = (typeof secrets)[number]

/**
 * Reads a secret from the environment or from its file, without the trailing line break. An empty variable counts as
 * absent; an empty file does not, since it is a mistake.
 *
 * @throws StartupError when both are given or the file cannot be read
 */
export function readSecret(environment: NodeJS.ProcessEnv, name: Secret): string | undefined {
  const [value, path] = [environment[name], environment[`${name}_FILE`]]
  if (!path) return value || undefined
  if (value) throw new StartupError(`${name} e ${name}_FILE: só um dos dois pode ser dado`)
  const text = readText(path, `${name}_FILE`).replace(/\r?\n$/, '')
  if (!text) throw new StartupError(`${name}_FILE: o arquivo ${path} está vazio`)
  return text
}

function readText(path: string, variable: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new StartupError(`${variable}: o arquivo ${path} não pôde ser lido: ${reasonOfReading(error)}`)
  }
}

function reasonOfReading(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'ele não existe'
  if (code === 'EISDIR') return 'é uma pasta'
  if (code === 'EACCES' || code === 'EPERM') return 'falta permissão de leitura'
  return refusalReason(error)
}
