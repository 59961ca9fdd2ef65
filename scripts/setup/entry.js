import { detailPlace, logDetail } from './log-file.js'
import { SetupError } from './setup-error.js'

/**
 * Runs a script, loaded only once Node is known to be able to; whatever stops it is shown as a sentence.
 * @param {() => Promise<{ main(args: string[]): Promise<void> }>} load
 */
export async function begin(load) {
  try {
    const script = await load()
    await script.main(process.argv.slice(2))
  } catch (error) {
    process.exitCode = 1
    console.error(sentenceFor(error))
  }
}

/**
 * @param {unknown} error
 * @returns {string} what to show for it
 */
export function sentenceFor(error) {
  if (error instanceof SetupError) return `\n${error.message}`
  const { code, message, stack, name, path } = /** @type {NodeJS.ErrnoException} */ (error)
  if (name === 'StartupError') return `\n${message}`
  logDetail(String(stack ?? error))
  if (code === 'ENOSPC') return `\nO disco está cheio: libere espaço e tente de novo.`
  if (code === 'EACCES' || code === 'EROFS') {
    return `\nFalta permissão de escrita em ${path ?? 'uma pasta do projeto'}: confira quem é o dono.${detailPlace()}`
  }
  return `\nAlgo inesperado impediu o início: ${message}.${detailPlace()}`
}
