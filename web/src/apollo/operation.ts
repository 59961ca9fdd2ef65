import type { DocumentNode, TypedDocumentNode } from '@apollo/client'

/**
 * A query by its name alone. What it asks comes with Apollo Client (`public-documents.ts`): a page that the server has rendered
 * starts without.
 */
export type NamedQuery<TData, TVariables> = string & { readonly of?: (variables: TVariables) => TData }

/** A query, as hooks and routes take it. */
export type Query<TData, TVariables> = TypedDocumentNode<TData, TVariables> | NamedQuery<TData, TVariables>

const known = new Map<string, DocumentNode>()

/** Makes documents known by the names of their operations. */
export function rememberDocuments(documents: readonly DocumentNode[]): void {
  for (const document of documents) {
    const [first] = document.definitions
    if (first?.kind === 'OperationDefinition' && first.name) known.set(first.name.value, document)
  }
}

/** @throws for a name whose document has not come */
export function documentOf<TData, TVariables>(
  query: Query<TData, TVariables> | DocumentNode | string,
): TypedDocumentNode<TData, TVariables> {
  const document = typeof query === 'string' ? known.get(query) : query
  if (!document) throw new Error(`no document named ${query}`)
  return document as TypedDocumentNode<TData, TVariables>
}
