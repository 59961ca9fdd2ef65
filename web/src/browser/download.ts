/**
 * Has the browser download something; should that be refused, the page stays.
 *
 * @param href where it is
 * @param name of the file; what the server calls it when absent
 */
export function download(href: string, name = ''): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}

/** Hands text to the browser as a file to keep. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  download(url, name)
  URL.revokeObjectURL(url)
}
