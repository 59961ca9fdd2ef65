import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { progressFetch } from './progress-fetch.ts'

/** An XMLHttpRequest of which the test says what becomes of it. */
class Request extends EventTarget {
  static last: Request
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  status = 0
  statusText = ''
  responseText = ''
  sent: unknown
  opened: string[] = []
  constructor() {
    super()
    Request.last = this
  }
  open(...words: string[]) {
    this.opened = words
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.end('abort')
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: a:b\r\n'
  }
  end(event: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(event))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: total > 0 }))
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function begin(init: RequestInit = {}) {
  const onProgress = vi.fn()
  const answer = progressFetch(onProgress)('/graphql', { method: 'POST', body: 'texto', ...init })
  return { answer, onProgress, request: Request.last }
}

it('reports the part that has been sent, where it is known', async () => {
  const { answer, onProgress, request } = begin()
  request.progress(0, 0)
  request.progress(25, 100)
  request.progress(100, 100)
  request.status = 200
  request.end('load')
  await answer
  expect(onProgress.mock.calls).toEqual([[0.25], [1]])
})

it('sends what it was given and answers as fetch does', async () => {
  const { answer, request } = begin({ headers: { authorization: 'Bearer ficha' } })
  Object.assign(request, { status: 413, statusText: 'Too Large', responseText: '{"errors":[]}' }).end('load')
  const response = await answer
  expect([request.opened, request.sent]).toEqual([['POST', '/graphql'], 'texto'])
  expect(request.headers).toEqual({ authorization: 'Bearer ficha' })
  expect([response.status, response.ok, await response.json()]).toEqual([413, false, { errors: [] }])
  expect(response.headers.get('x-request-id')).toBe('a:b')
})

it('fails as fetch does when no answer comes', async () => {
  const { answer, request } = begin()
  request.end('error')
  await expect(answer).rejects.toBeInstanceOf(TypeError)
})

it('is broken off by its signal', async () => {
  const stop = new AbortController()
  const { answer } = begin({ signal: stop.signal })
  stop.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

it('sends nothing for a signal that has already stopped it', async () => {
  const { answer, request } = begin({ signal: AbortSignal.abort() })
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(request.opened).toEqual([])
})
