import { ApolloLink } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'

/** A file, and where it stood in what was sent: `variables.input.photo`. */
type SentFiles = [path: string, file: Blob][]

/** What an operation's context may say of how it is sent, as its `fetchOptions`. */
export interface SendOptions {
  /** Sends instead of the browser's own `fetch`: one that tells of its progress. */
  send?: typeof fetch
  /** Breaks the sending off. */
  signal?: AbortSignal
}

/** Takes files out of an operation's variables and hands them to `fetch` beside it. */
const filesLink = new ApolloLink((operation, forward) => {
  const files: SentFiles = []
  operation.variables = withoutFiles(operation.variables, 'variables', files) as Record<string, unknown>
  if (files.length > 0)
    operation.setContext({ fetchOptions: { ...operation.getContext().fetchOptions, files } })
  return forward(operation)
})

/** Sends an operation as JSON or, with files, as the multipart request specification says. */
async function sendWithFiles(
  address: RequestInfo | URL,
  { files, send = fetch, ...init }: RequestInit & SendOptions & { files?: SentFiles } = {},
) {
  if (!files) return send(address, init)
  const body = new FormData()
  body.append('operations', String(init.body))
  body.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [index, [path]]))))
  for (const [index, [, file]] of files.entries()) body.append(String(index), file)
  const headers = new Headers(init.headers)
  // The browser names the boundary itself. Without the preflight the server would take it for another site's form.
  headers.delete('content-type')
  headers.set('apollo-require-preflight', 'true')
  return send(address, { ...init, body, headers })
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

/**
 * Sends operations, with the files in their variables, as https://github.com/jaydenseric/graphql-multipart-request-spec
 * says.
 *
 * @param uri of the GraphQL server
 */
export function createUploadLink(uri: string): ApolloLink {
  return filesLink.concat(new BaseHttpLink({ uri, fetch: sendWithFiles as typeof fetch }))
}
