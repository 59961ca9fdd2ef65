import { businessImportMessages } from '../../messages/dashboard/files/business-import.ts'

const texts = businessImportMessages.file

/** Maximum file size in megabytes, as on the server for files other than images. */
export const mostMegabytes = 20

const megabyte = 1024 * 1024

export function formatSize(bytes: number): string {
  const inMegabytes = bytes >= megabyte
  const size = bytes / (inMegabytes ? megabyte : 1024)
  const number = size.toLocaleString('pt-BR', { maximumFractionDigits: size < 10 ? 1 : 0 })
  return `${number} ${inMegabytes ? 'MB' : 'KB'}`
}

/** Maximum size of a photo archive in megabytes. */
export const mostZipMegabytes = 200

/**
 * Checks the chosen files without reading them; the server checks the content.
 *
 * @param megabytes maximum file size
 * @returns the problem; null if the files can be sent
 */
export function fileProblem(files: readonly File[], megabytes = mostMegabytes): string | null {
  const [file] = files
  if (!file) return texts.missing
  if (files.length > 1) return texts.several
  if (file.size === 0) return texts.empty
  return file.size > megabytes * megabyte ? texts.tooLarge(formatSize(file.size), megabytes) : null
}
