/**
 * A `fetch` with upload progress, which the browser's own lacks.
 *
 * @param onProgress called with the fraction sent, 0 to 1
 * @returns the subset of `fetch` that operations need: text or form data out, text back, same errors
 */
export function progressFetch(onProgress: (part: number) => void): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      const end = () => signal?.removeEventListener('abort', abort)
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(answerOf(request)))
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      request.addEventListener('abort', () => reject(abortError(signal)))
      request.addEventListener('loadend', end)
      if (signal?.aborted) return reject(abortError(signal))
      signal?.addEventListener('abort', abort)
      request.open(init.method ?? 'GET', String(address))
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined)
    })
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : []
  })
  const { status, statusText, responseText } = request
  return new Response(responseText || null, { status, statusText, headers })
}

function abortError(signal: AbortSignal | null | undefined): unknown {
  return signal?.reason ?? new DOMException('The user aborted a request.', 'AbortError')
}
