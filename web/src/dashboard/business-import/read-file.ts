import { businessImportMessages } from '../../messages/dashboard/business-import.ts'

const texts = businessImportMessages.file

/** Megabytes that a file may have: what the server takes of a file that is no image. */
export const mostMegabytes = 20

const megabyte = 1024 * 1024

/** How large a file is, as people say it. */
export function sizeOf(bytes: number): string {
  const inMegabytes = bytes >= megabyte
  const size = bytes / (inMegabytes ? megabyte : 1024)
  const number = size.toLocaleString('pt-BR', { maximumFractionDigits: size < 10 ? 1 : 0 })
  return `${number} ${inMegabytes ? 'MB' : 'KB'}`
}

/**
 * What can be told of chosen files without reading them; what is in the file, the server checks.
 * @returns what is wrong; null when it can be sent
 */
export function fileProblem(files: readonly File[]): string | null {
  const [file] = files
  if (!file) return texts.missing
  if (files.length > 1) return texts.several
  if (file.size === 0) return texts.empty
  return file.size > mostMegabytes * megabyte ? texts.tooLarge(sizeOf(file.size), mostMegabytes) : null
}
