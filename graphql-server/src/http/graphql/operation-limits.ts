import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { texts } from '../../messages/texts.ts'
import { limits } from '../../operation-limits.ts'

/**
 * A Yoga plugin that refuses operations that are too deep, too long or have too many aliases before anything is
 * executed. The builder bounds their cost, which depends on arguments.
 *
 * @param suggestions whether the message about an unknown name may suggest known ones
 */
export function useOperationLimits(suggestions: boolean) {
  return EnvelopArmorPlugin({
    maxDepth: { n: limits.depth, flattenFragments: true, ...refuse(texts.tooDeep(limits.depth)) },
    maxAliases: { n: limits.aliases, allowList: [], ...refuse(texts.tooManyAliases(limits.aliases)) },
    maxTokens: { n: limits.tokens, ...refuse(texts.tooManyTokens(limits.tokens)) },
    maxDirectives: { n: limits.directives, ...refuse(texts.tooManyDirectives(limits.directives)) },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: !suggestions, mask: '' },
  })
}

const tooComplex = { code: 'BAD_USER_INPUT', reason: 'TOO_COMPLEX' }

/** Armor's own message is English; throwing from its handler replaces it. */
function refuse(message: string) {
  const extensions = { ...tooComplex, http: { status: 400 } }
  return {
    onReject: [
      () => {
        throw new GraphQLError(message, { extensions })
      },
    ],
  }
}

/** Fields of the introspection types that answer as many items as the schema has. */
const schemaLists = new Set(['types', 'fields', 'inputFields', 'interfaces', 'possibleTypes'])

/** Size of a selection: nested fields, and nested lists. */
interface Extent {
  depth: number
  lists: number
}

/** A Yoga plugin that limits introspection; the rule is part of the cached validation. */
export const useIntrospectionLimits: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(introspectionRule),
}

/**
 * Introspection may go deeper than other queries, since GraphiQL asks for types of types, but nested lists of types, or
 * the whole schema many times, cost as much as anything else.
 */
function introspectionRule(context: ValidationContext): ASTVisitor {
  const { depth, lists, roots } = limits.introspection
  const extentOf = extents(context)
  let found = 0
  return {
    Field(node: FieldNode) {
      if (node.name.value !== '__schema' && node.name.value !== '__type') return undefined
      found += 1
      const extent = extentOf(node)
      if (extent.depth > depth || extent.lists > lists || found > roots) {
        const options = { nodes: node, extensions: { ...tooComplex } }
        context.reportError(new GraphQLError(texts.tooMuchIntrospection, options))
      }
      return false
    },
  }
}

/** Measures fields; each fragment is visited once, however often it is spread. */
function extents(context: ValidationContext): (node: FieldNode) => Extent {
  const fragments = new Map<string, Extent>()
  const none = { depth: 0, lists: 0 }

  function ofField(node: FieldNode): Extent {
    const below = ofSelections(node.selectionSet)
    return { depth: below.depth + 1, lists: below.lists + (schemaLists.has(node.name.value) ? 1 : 0) }
  }

  function ofFragment(name: string): Extent {
    // Set before the descent: a fragment that spreads itself is refused by another rule.
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
