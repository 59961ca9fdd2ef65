import { GraphQLError } from 'graphql'
import type { MockCatalogue } from '../catalogue.ts'

type Resolver = (args: never, context: never) => unknown

interface CreateArguments {
  input: unknown
  requestKey?: string | null
}

const createdBy = new WeakMap<MockCatalogue, Map<string, { content: string; record: { id: string } }>>()

/** Has every `create…` of a root create once for each key, as the server does (create-once). Files are not compared. */
export function createOnce<Root extends Record<string, Resolver>>(
  catalogue: MockCatalogue,
  root: Root,
): Root {
  const created = createdBy.get(catalogue) ?? new Map()
  createdBy.set(catalogue, created)
  const entries = Object.entries(root).map(([name, resolve]) => {
    if (!name.startsWith('create')) return [name, resolve]
    const once = (args: CreateArguments, context: unknown) => {
      const { requestKey, input } = args
      const content = JSON.stringify([name, input])
      const known = requestKey && created.get(requestKey)
      if (known && known.content !== content) throw keyReused(known.record.id)
      const record = known ? known.record : (resolve as (...args: unknown[]) => { id: string })(args, context)
      if (requestKey) created.set(requestKey, { content, record })
      return record
    }
    return [name, once]
  })
  return Object.fromEntries(entries)
}

function keyReused(id: string): GraphQLError {
  return new GraphQLError('Este cadastro já tinha sido salvo, com outros dados.', {
    extensions: { code: 'CONFLICT', reason: 'KEY_REUSED', id },
  })
}
