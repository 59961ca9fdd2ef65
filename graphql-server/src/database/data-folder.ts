import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StartupError } from '../errors.ts'

export const projectFolder = resolve(import.meta.dirname, '../../..')

/** Linux truncates socket paths at 107 bytes, macOS at 103. */
const maxSocketPath = 100

/** Folder of all data that the product keeps on disk: `DATA_DIR`, or `.data/`. Creates it if necessary. */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const path = resolve(projectFolder, environment.DATA_DIR || '.data')
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    return realpathSync(path)
  } catch (error) {
    throw new StartupError(`Não foi possível criar a pasta de dados ${path}: ${refusalReason(error)}.`)
  }
}

/**
 * Refuses a data folder that is not writable, by creating a file: permissions alone do not reveal a read-only file
 * system. Accepts a full disk, since the product can still serve existing data.
 *
 * @param names subfolders to check too, if they exist
 * @throws StartupError
 */
export function requireWritable(folder: string, names: readonly string[] = []): void {
  const parts = names.map((name) => join(folder, name)).filter((path) => existsSync(path))
  for (const path of [folder, ...parts]) {
    const probe = join(path, `.escrita-${process.pid}`)
    try {
      writeFileSync(probe, '', { mode: 0o600 })
      rmSync(probe)
    } catch (error) {
      if (isFull(error)) continue
      throw new StartupError(
        `Não é possível gravar na pasta de dados ${path}: ${refusalReason(error)}. Dê à conta que executa este programa o direito de gravar nela, ou escolha outra com DATA_DIR.`,
      )
    }
  }
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Twelve hex digits that identify a data folder in socket names. */
export function folderKey(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 12)
}

/**
 * Folder of a data folder's sockets, in the temporary folder to keep paths short. Only its owner may enter, since the
 * socket gives root access to the database. Creates it if necessary.
 */
export function socketFolder(folder: string): string {
  const name = `guia-do-vale-${process.getuid?.()}-${folderKey(folder)}`
  const preferred = join(tmpdir(), name)
  const path = `${preferred}/server.sock`.length <= maxSocketPath ? preferred : join('/tmp', name)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new StartupError(`Não foi possível criar a pasta temporária ${path}: ${refusalReason(error)}.`)
    }
    refuseForeign(path)
  }
  return path
}

/** Refuses a folder that another account has created in the temporary folder. */
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

/** Phrases an operating system error as the end of a Portuguese sentence. */
export function refusalReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'o disco está cheio; libere espaço e tente de novo'
  if (code === 'EDQUOT') return 'a cota de disco desta conta acabou; libere espaço e tente de novo'
  if (code === 'EACCES' || code === 'EPERM') return 'falta permissão de escrita'
  if (code === 'EROFS') return 'o disco está montado só para leitura'
  return message
}
