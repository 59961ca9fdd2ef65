import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../errors.ts'

/**
 * Reads the secret of a product without JWT_SECRET: made at random on the first start and kept with the data, readable
 * by its owner only.
 *
 * @param folder the data folder
 * @throws StartupError when the file cannot be written or holds no secret
 */
export async function ownSecret(folder: string): Promise<string> {
  const path = join(folder, 'jwt-secret')
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
    // A link fails when the file exists: of several processes that start together, one makes it.
    await link(draft, path).finally(() => rm(draft))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new StartupError(`Não foi possível guardar o segredo em ${path}: ${message}.`)
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length >= 32) return secret
  throw new StartupError(`O arquivo ${path} não contém um segredo: apague-o para que outro seja criado.`)
}
