import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'

const texts = businessImportMessages.file

/** Megabytes that a file may have: what the server takes of a file that is no image. */
export const mostMegabytes = 20

const megabyte = 1024 * 1024

/** Formats a file size. */
export function formatSize(bytes: number): string {
  const inMegabytes = bytes >= megabyte
  const size = bytes / (inMegabytes ? megabyte : 1024)
  const number = size.toLocaleString('pt-BR', { maximumFractionDigits: size < 10 ? 1 : 0 })
  return `${number} ${inMegabytes ? 'MB' : 'KB'}`
}

/**
 * Checks the chosen files without reading them; the server checks the content.
 * @returns what is wrong; null when it can be sent
 */
export function fileProblem(files: readonly File[]): string | null {
  const [file] = files
  if (!file) return texts.missing
  if (files.length > 1) return texts.several
  if (file.size === 0) return texts.empty
  return file.size > mostMegabytes * megabyte ? texts.tooLarge(formatSize(file.size), mostMegabytes) : null
}
