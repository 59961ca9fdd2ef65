import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { limits } from '../../limits.ts'
import { texts } from '../../messages/texts.ts'

/** Fields of the schema's own types that answer as many items as the schema has. */
const lists = new Set(['types', 'fields', 'inputFields', 'interfaces', 'possibleTypes'])

/** How far a selection goes: in fields, and in lists inside of each other. */
interface Extent {
  depth: number
  lists: number
}

/**
 * A rule for questions about the schema itself. They go deeper than others, since GraphiQL asks for the types of types,
 * but lists in lists in lists of types, or the whole schema many times, are as costly as anything else.
 */
export function introspectionRule(context: ValidationContext): ASTVisitor {
  const most = limits.introspection
  const extentOf = extents(context)
  let roots = 0
  return {
    Field(node: FieldNode) {
      if (node.name.value !== '__schema' && node.name.value !== '__type') return undefined
      roots += 1
      const extent = extentOf(node)
      if (extent.depth > most.depth || extent.lists > most.lists || roots > most.roots) {
        context.reportError(
          new GraphQLError(texts.tooMuchIntrospection, {
            nodes: node,
            extensions: { code: 'BAD_USER_INPUT' },
          }),
        )
      }
      return false
    },
  }
}

/** Looks at each fragment once, however often and wherever it is spread. */
function extents(context: ValidationContext): (node: FieldNode) => Extent {
  const fragments = new Map<string, Extent>()
  const none = { depth: 0, lists: 0 }

  function ofField(node: FieldNode): Extent {
    const below = ofSelections(node.selectionSet)
    return { depth: below.depth + 1, lists: below.lists + (lists.has(node.name.value) ? 1 : 0) }
  }

  function ofFragment(name: string): Extent {
    // One that spreads itself is refused by another rule.
    if (!fragments.has(name)) {
      fragments.set(name, none)
      fragments.set(name, ofSelections(context.getFragment(name)?.selectionSet))
    }
    return fragments.get(name) ?? none
  }

  function ofSelections(set: SelectionSetNode | undefined): Extent {
    const found = { ...none }
    for (const selection of set?.selections ?? []) {
      const extent =
        selection.kind === Kind.FIELD
          ? ofField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? ofSelections(selection.selectionSet)
            : ofFragment(selection.name.value)
      found.depth = Math.max(found.depth, extent.depth)
      found.lists = Math.max(found.lists, extent.lists)
    }
    return found
  }

  return ofField
}
