import { ApolloLink, Observable, ServerError, ServerParseError } from '@apollo/client'
import { print } from '@apollo/client/utilities'

/** A file, and where it stood in what was sent: `variables.input.photo`. */
type SentFiles = [path: string, file: Blob][]

/** What an operation's context may say of how it is sent, as its `fetchOptions`. */
export interface SendOptions {
  /** Used instead of `fetch`, to report upload progress. */
  send?: typeof fetch
  /** Breaks the sending off. */
  signal?: AbortSignal
}

/**
 * Sends operations as JSON or, with files in their variables, as
 * https://github.com/jaydenseric/graphql-multipart-request-spec says. It fails with the errors of Apollo's own link, which
 * brings methods, printers and answers in parts to every page that none of ours uses.
 *
 * @param uri of the GraphQL server
 */
export function createUploadLink(uri: string): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { headers, fetchOptions } = operation.getContext()
        const { send = fetch, signal, ...options } = (fetchOptions ?? {}) as SendOptions & RequestInit
        // By hand: phones of before 2024 have no AbortSignal.any.
        const broken = new AbortController()
        const breakOff = () => broken.abort()
        if (signal?.aborted) breakOff()
        signal?.addEventListener('abort', breakOff)
        const request: RequestInit = {
          method: 'POST',
          ...options,
          ...requestOf(operation, headers),
          signal: broken.signal,
        }
        send(uri, request)
          .then(readResult)
          .then(
            (result) => {
              observer.next(result)
              observer.complete()
            },
            (error: unknown) => observer.error(error),
          )
        return breakOff
      }),
  )
}

/** The headers and the body of an operation. */
function requestOf({ operationName, query, variables }: ApolloLink.Operation, more?: HeadersInit) {
  const headers = new Headers(more)
  headers.set('accept', 'application/graphql-response+json,application/json;q=0.9')
  const files: SentFiles = []
  const sent = withoutFiles(variables, 'variables', files)
  const json = JSON.stringify({ operationName, variables: sent, query: print(query) })
  if (files.length === 0) {
    headers.set('content-type', 'application/json')
    return { headers, body: json }
  }
  const body = new FormData()
  body.append('operations', json)
  body.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index, [path]]))))
  for (const [index, [, file]] of files.entries()) body.append(String(index), file)
  // The browser names the content type itself. Without the preflight the server would take it for another site's form.
  headers.set('apollo-require-preflight', 'true')
  return { headers, body }
}

/** @throws a ServerError or a ServerParseError where no GraphQL server answered */
async function readResult(response: Response): Promise<ApolloLink.Result> {
  const bodyText = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const isGraphQL = type.includes('application/graphql-response+json')
  if (!isGraphQL && response.status >= 300)
    throw new ServerError(`Response not successful: ${response.status}`, { response, bodyText })
  const result = parse(response, bodyText)
  if (!result || !('data' in result || 'errors' in result))
    throw new ServerError('Response without data and errors', { response, bodyText })
  return result
}

function parse(response: Response, bodyText: string): ApolloLink.Result | null {
  try {
    return JSON.parse(bodyText)
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText })
  }
}

function withoutFiles(value: unknown, path: string, files: SentFiles): unknown {
  if (value instanceof Blob) {
    files.push([path, value])
    return null
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutFiles(item, `${path}.${key}`, files)]),
  )
}
