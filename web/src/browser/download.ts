/**
 * Downloads a URL without leaving the page if that fails.
 *
 * @param name of the file; the server's if empty
 */
export function download(href: string, name = ''): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}

/** Saves text as a file. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  download(url, name)
  URL.revokeObjectURL(url)
}
