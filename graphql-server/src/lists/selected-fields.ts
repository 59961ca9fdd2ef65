import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql'

/**
 * Whether an operation selects a field below the one being resolved.
 *
 * @param path field names from there, without aliases
 */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, path: readonly string[]): boolean {
  return fieldNodes.some((node) => selectsIn(node, path, fragments))
}

function selectsIn(
  node: SelectionNode | FragmentDefinitionNode | undefined,
  path: readonly string[],
  fragments: GraphQLResolveInfo['fragments'],
): boolean {
  const [name, ...rest] = path
  if (!node || name === undefined) return node !== undefined
  if (node.kind === Kind.FRAGMENT_SPREAD) return selectsIn(fragments[node.name.value], path, fragments)
  return (node.selectionSet?.selections ?? []).some((inner) => {
    if (inner.kind !== Kind.FIELD) return selectsIn(inner, path, fragments)
    return inner.name.value === name && selectsIn(inner, rest, fragments)
  })
}
