import { ApolloLink, Observable, ServerError, ServerParseError } from '@apollo/client'
import { print } from '@apollo/client/utilities'

/** File with its path in the variables: `variables.input.photo`. */
type SentFiles = [path: string, file: Blob][]

/** `fetchOptions` of an operation's context. */
export interface SendOptions {
  /** Used instead of `fetch`, to report upload progress. */
  send?: typeof fetch
  /** Aborts the request. */
  signal?: AbortSignal
}

/**
 * Sends operations as JSON or, if their variables contain files, per
 * https://github.com/jaydenseric/graphql-multipart-request-spec. Throws the same errors as Apollo's HttpLink,
 * which would add methods, printers and multipart responses to every page that none uses.
 *
 * @param uri of the GraphQL server
 */
export function createUploadLink(uri: string): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { headers, fetchOptions } = operation.getContext()
        const { send = fetch, signal, ...options } = (fetchOptions ?? {}) as SendOptions & RequestInit
        // Phones from before 2024 lack AbortSignal.any.
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
  // The browser sets the content type with its boundary. Without the preflight header the server assumes a
  // cross-site form.
  headers.set('apollo-require-preflight', 'true')
  return { headers, body }
}

/** @throws a ServerError or ServerParseError if the response is not from a GraphQL server */
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
