import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, realpathSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StartupError } from '../errors.ts'

/** The project's root folder. */
export const projectFolder = resolve(import.meta.dirname, '../../..')

/** Unix socket paths are cut at 107 bytes by Linux and 103 by macOS. */
const longestSocketPath = 100

/**
 * The folder of everything that the product itself keeps on disk: `DATA_DIR`, or `.data/` at the root.
 * It is made when missing, readable by its owner only.
 */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const path = resolve(projectFolder, environment.DATA_DIR || '.data')
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    return realpathSync(path)
  } catch (error) {
    throw new StartupError(`Não foi possível criar a pasta de dados ${path}: ${reasonOf(error)}.`)
  }
}

/** Twelve hex digits that stand for a data folder: the same for every process that means the same folder. */
export function folderKey(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 12)
}

/**
 * A folder in the temporary folder for the sockets of one data folder: its path is short wherever the
 * project lies, and nobody else may enter it, since whoever reaches the socket is the database's root.
 */
export function socketFolder(folder: string): string {
  const name = `guia-do-vale-${process.getuid?.()}-${folderKey(folder)}`
  const beside = join(tmpdir(), name)
  const path = `${beside}/server.sock`.length <= longestSocketPath ? beside : join('/tmp', name)
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

/** The temporary folder is open to everyone: one that somebody else put there must not be used. */
function refuseForeign(path: string): void {
  const found = lstatSync(path)
  const ours = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
  if (!ours) {
    throw new StartupError(
      `A pasta temporária ${path} já existe e pertence a outra conta: remova-a ou escolha outra com TMPDIR.`,
    )
  }
}

/** @throws StartupError when less than `needed` bytes are free where a folder lies */
export function requireSpace(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const mebibytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  if (bavail * bsize >= needed) return
  throw new StartupError(
    `Há só ${mebibytes(bavail * bsize)} MB livres em ${folder}, e o banco de dados precisa de ${mebibytes(needed)} MB: libere espaço e tente de novo.`,
  )
}

/** What the operating system said, as the end of a Portuguese sentence. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'o disco está cheio; libere espaço e tente de novo'
  if (code === 'EDQUOT') return 'a cota de disco desta conta acabou; libere espaço e tente de novo'
  if (code === 'EACCES' || code === 'EPERM') return 'falta permissão de escrita'
  if (code === 'EROFS') return 'o disco está montado só para leitura'
  return message
}
