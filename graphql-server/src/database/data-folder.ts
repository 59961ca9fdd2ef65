import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, realpathSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StartupError } from '../errors.ts'

export const projectFolder = resolve(import.meta.dirname, '../../..')

/** Linux cuts socket paths at 107 bytes, macOS at 103. */
const maxSocketPath = 100

/** The folder of everything that the product keeps on disk: `DATA_DIR`, or `.data/`. Creates it if necessary. */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const path = resolve(projectFolder, environment.DATA_DIR || '.data')
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    return realpathSync(path)
  } catch (error) {
    throw new StartupError(`Não foi possível criar a pasta de dados ${path}: ${reasonOf(error)}.`)
  }
}

/** Twelve hex digits that identify a data folder in names of sockets. */
export function folderKey(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 12)
}

/**
 * The folder of a data folder's sockets, in the temporary folder to keep paths short. Only its owner may enter, since
 * the socket gives root access to the database. Creates it if necessary.
 */
export function socketFolder(folder: string): string {
  const name = `guia-do-vale-${process.getuid?.()}-${folderKey(folder)}`
  const preferred = join(tmpdir(), name)
  const path = `${preferred}/server.sock`.length <= maxSocketPath ? preferred : join('/tmp', name)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartupError(`Não foi possível criar a pasta temporária ${path}: ${reasonOf(error)}.`)
    }
    refuseForeign(path)
  }
  return path
}

/** Anybody may have created it in the temporary folder. */
function refuseForeign(path: string): void {
  const found = lstatSync(path)
  const ours = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
  if (!ours) {
    throw new StartupError(
      `A pasta temporária ${path} já existe e pertence a outra conta: remova-a ou escolha outra com TMPDIR.`,
    )
  }
}

/** @throws StartupError when less than `needed` bytes are free */
export function requireSpace(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const mebibytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  if (bavail * bsize >= needed) return
  throw new StartupError(
    `Há só ${mebibytes(bavail * bsize)} MB livres em ${folder}, e o banco de dados precisa de ${mebibytes(needed)} MB: libere espaço e tente de novo.`,
  )
}

/** The operating system's error as the end of a Portuguese sentence. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'o disco está cheio; libere espaço e tente de novo'
  if (code === 'EDQUOT') return 'a cota de disco desta conta acabou; libere espaço e tente de novo'
  if (code === 'EACCES' || code === 'EPERM') return 'falta permissão de escrita'
  if (code === 'EROFS') return 'o disco está montado só para leitura'
  return message
}
