/** A request of a document, and what the document says that it answers. */
export interface DocumentedRequest {
  /** The name of its operation. */
  name: string
  /** An operation alone, or a command line. */
  kind: 'graphql' | 'sh'
  text: string
  /** JSON, with references to earlier answers. */
  variables: string
  /** The documented JSON; null without any. */
  answer: unknown
}

/**
 * The requests of a document in their order: blocks of `graphql` and `sh`, each with the blocks of `json variables` and
 * `json` that follow it.
 *
 * @param markdown the document
 */
export function readRequests(markdown: string): DocumentedRequest[] {
  const requests: DocumentedRequest[] = []
  for (const [, language, text = ''] of markdown.matchAll(/^```([a-z ]+)\n(.*?)^```$/gms)) {
    const last = requests.at(-1)
    if (language === 'graphql' || language === 'sh') {
      const name = /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? ''
      requests.push({ name, kind: language, text, variables: '{}', answer: null })
    } else if (language === 'json variables' && last) last.variables = text
    else if (language === 'json' && last) last.answer = JSON.parse(text)
    else throw new Error(`a block of ${language} that belongs to nothing: ${text}`)
  }
  return requests
}

/**
 * Puts values of earlier answers where a text refers to them, as in `{{Login.login.token}}`.
 *
 * @param answers data by the name of the operation
 */
export function fillIn(text: string, answers: ReadonlyMap<string, unknown>): string {
  return text.replace(/\{\{(\w+)\.([\w.]+)\}\}/g, (reference, name: string, path: string) => {
    const start = answers.get(name)
    const value = path
      .split('.')
      .reduce((at, step) => (at as Record<string, unknown> | undefined)?.[step], start)
    if (typeof value !== 'string') throw new Error(`${reference} is not answered`)
    return value
  })
}

/** What a command line of curl sends. */
export interface CurlRequest {
  url: string
  headers: Record<string, string>
  body: string | FormData
}

/**
 * Reads a command line of curl with single quotes, which need no escapes, and the options -s, -H, -d and -F.
 *
 * @param namedFile gives what is in a file, by its name
 */
export function readCurl(command: string, namedFile: (name: string) => Blob): CurlRequest {
  const [program, ...words] = [...command.matchAll(/'([^']*)'|([^\s'\\]+)/g)].map(
    ([, quoted, word]) => quoted ?? word ?? '',
  )
  if (program !== 'curl') throw new Error(`not curl: ${program}`)
  const request: CurlRequest = { url: '', headers: {}, body: '' }
  const form = new FormData()
  while (words.length > 0) {
    const word = words.shift() as string
    if (word === '-s') continue
    if (!word.startsWith('-')) request.url = word
    else if (word === '-d') request.body = words.shift() as string
    else if (word === '-H') addHeader(request.headers, words.shift() as string)
    else if (word === '-F') addPart(form, words.shift() as string, namedFile)
    else throw new Error(`unknown option: ${word}`)
  }
  return [...form.keys()].length > 0 ? { ...request, body: form } : request
}

function addHeader(headers: Record<string, string>, line: string): void {
  const [name = '', value = ''] = line.split(': ')
  headers[name] = value
}

function addPart(form: FormData, part: string, fileOf: (name: string) => Blob): void {
  const at = part.indexOf('=')
  const [name, value] = [part.slice(0, at), part.slice(at + 1)]
  if (value.startsWith('@')) form.append(name, fileOf(value.slice(1)), value.slice(1))
  else form.append(name, value)
}

/**
 * The form of an answer: names and kinds of values, of a list those of its items. Values differ from one catalogue to
 * another; what a client relies on does not.
 */
export function answerShape(value: unknown): unknown {
  if (Array.isArray(value)) {
    const forms = new Set(value.map((item) => JSON.stringify(answerShape(item))))
    return [...forms].map((form) => JSON.parse(form))
  }
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, each]) => [name, answerShape(each)]))
}
