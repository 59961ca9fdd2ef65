import * as fs from 'node:fs'
import { logDetail, logPlace } from './command.js'

/** An error that a person can fix: its message is a full Portuguese sentence, shown without a stack trace. */
export class SetupError extends Error {}

const diskFull = /ENOSPC|no space left|don't have enough free space|EDQUOT|quota exceeded/i
const noPermission = /EACCES|EPERM|permission denied/i
const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|could not resolve|temporary failure|failed to fetch|unable to connect|unable to locate package/i
const locked = /could not get lock|unable to acquire the dpkg/i

/**
 * Reason of a command's failure from its output, as the end of a Portuguese sentence.
 * @param {string} output
 * @returns {string | null} `null` when it is none of the common reasons
 */
export function commonReason(output) {
  if (diskFull.test(output)) return 'o disco está cheio. Libere espaço e tente de novo.'
  if (locked.test(output))
    return 'outro programa está instalando pacotes. Espere que termine e tente de novo.'
  if (noNetwork.test(output)) return 'não há acesso à rede. Confira a conexão e tente de novo.'
  if (noPermission.test(output))
    return 'falta permissão de escrita. Confira quem é o dono da pasta do projeto.'
  return null
}

/**
 * @param {unknown} error
 * @returns {string} sentence to show
 */
export function errorMessage(error) {
  if (error instanceof SetupError) return `\n${error.message}`
  const { code, message, stack, name, path } = /** @type {NodeJS.ErrnoException} */ (error)
  if (name === 'StartupError') return `\n${message}`
  logDetail(String(stack ?? error))
  if (code === 'ENOSPC') return `\nO disco está cheio: libere espaço e tente de novo.`
  if (code === 'EACCES' || code === 'EROFS') {
    return `\nFalta permissão de escrita em ${path ?? 'uma pasta do projeto'}: confira quem é o dono.${logPlace()}`
  }
  return `\nAlgo inesperado impediu o início: ${message}.${logPlace()}`
}

/**
 * Stops early if the disk space is insufficient.
 * @param {string} folder an existing one
 * @param {number} needed bytes
 * @throws {SetupError}
 */
export function requireSpace(folder, needed) {
  // Missing before Node 18.15.
  if (!fs.statfsSync) return
  const { bavail, bsize } = fs.statfsSync(folder)
  if (bavail * bsize >= needed) return
  const [free, wanted] = [bavail * bsize, needed].map((bytes) => Math.floor(bytes / 1024 / 1024))
  throw new SetupError(
    `Há só ${free} MB livres em ${folder}, e a preparação precisa de ${wanted} MB: libere espaço e tente de novo.`,
  )
}
