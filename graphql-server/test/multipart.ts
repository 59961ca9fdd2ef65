import { connect } from 'node:net'

export const boundary = 'between-the-parts'

export interface SentPart {
  name: string
  content: string | Buffer
  /** A part with one is a file. */
  filename?: string
}

/** A part as clients write it, with what separates it from the one before. */
export function part({ name, content, filename }: SentPart): Buffer {
  const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/png`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')])
}

/** A whole body. */
export function form(parts: readonly SentPart[]): Buffer {
  return Buffer.concat([...parts.map(part), Buffer.from(`--${boundary}--\r\n`)])
}

/** A chunk of a body without a length. */
export function chunk(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
}

/** The two parts before the files: an operation, and for the name of each file the path where it goes. */
export function head(query: string, variables: object, paths: Record<string, string>): SentPart[] {
  const map = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, [path]]))
  return [
    { name: 'operations', content: JSON.stringify({ query, variables }) },
    { name: 'map', content: JSON.stringify(map) },
  ]
}

/**
 * An operation with files, as `fetch` takes it: body and content type.
 *
 * @param files by the path of the variable of each, such as `input.photos.0`
 */
export function operationForm(query: string, variables: object, files: Record<string, Buffer>) {
  const names = Object.keys(files)
  const paths = Object.fromEntries(names.map((name) => [name, `variables.${name}`]))
  const contents = Object.entries(files).map(([name, content]) => ({
    name,
    content,
    filename: 'picture.png',
  }))
  return {
    body: new Uint8Array(form([...head(query, variables, paths), ...contents])),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

export interface RawRequest {
  /** `POST /graphql` when absent. */
  call?: string
  headers?: Record<string, string | number>
  /** Written one after the other; a number is a pause in milliseconds. */
  body: Iterable<Buffer | string | number>
  /** What the client does after the last chunk. */
  ending?: 'wait' | 'destroy' | 'end'
}

/**
 * Sends a request byte by byte as it is given, and reads until the server has answered so many times or has closed.
 *
 * @returns everything that came back
 */
export async function exchange(port: number, request: RawRequest, answers = 1): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  const ended = Promise.withResolvers<void>()
  socket.setEncoding('latin1').setMaxListeners(0)
  socket.on('data', (text: string) => {
    received += text
    if (wholeAnswers(received) >= answers) ended.resolve()
  })
  // A connection that the server closes while more is written ends in an error; what came before counts.
  socket.on('error', () => ended.resolve()).on('close', () => ended.resolve())
  const { call = 'POST /graphql', headers = {}, body, ending = 'wait' } = request
  const lines = Object.entries({ Host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${call} HTTP/1.1\r\n${lines.join('')}\r\n`)
  for (const chunk of body) {
    if (!socket.writable) break
    if (typeof chunk === 'number') await new Promise((resolve) => setTimeout(resolve, chunk))
    else if (!socket.write(chunk)) {
      await new Promise<void>((resolve) => {
        socket.once('drain', resolve).once('close', resolve)
      })
    }
  }
  // What is still to be written would be forgotten.
  if (ending !== 'wait') await new Promise<unknown>((flushed) => socket.write('', flushed))
  if (ending === 'destroy') socket.destroy()
  if (ending === 'end') socket.end()
  await ended.promise
  socket.destroy()
  return received
}

/** How many bytes a body has. */
export function bodyLength(body: RawRequest['body']): number {
  return [...body].reduce<number>(
    (sum, each) => sum + (typeof each === 'number' ? 0 : Buffer.byteLength(each)),
    0,
  )
}

/** How many answers with a length are there to their last byte; those that say to go on are none. */
function wholeAnswers(text: string): number {
  let count = 0
  let rest = text
  for (;;) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return count
    const head = rest.slice(0, end)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    if (rest.length < end + 4 + length) return count
    if (!head.startsWith('HTTP/1.1 100')) count += 1
    rest = rest.slice(end + 4 + length)
  }
}
