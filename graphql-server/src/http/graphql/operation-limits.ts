import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type ValidationContext,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { limits } from '../../builder.ts'
import { texts } from '../../messages/texts.ts'

/**
 * Refuses documents that are too deep or too long, or have too many aliases or directives; builder.ts limits their cost.
 *
 * @param suggestions GRAPHQL_SUGGESTIONS
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

/** Replaces Armor's English message. */
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

/** Introspection fields that return many items. */
const listFields = new Set(['types', 'fields', 'inputFields', 'interfaces', 'possibleTypes'])

interface Extent {
  depth: number
  /** Nesting of lists. */
  lists: number
}

/** Refuses subscriptions whatever they select: the schema has none. */
export const refuseSubscriptions: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(subscriptionRule),
}

const subscriptionRule = (): ASTVisitor => ({
  OperationDefinition(node) {
    if (node.operation !== OperationTypeNode.SUBSCRIPTION) return
    const extensions = { code: 'BAD_USER_INPUT', reason: 'SUBSCRIPTION', http: { status: 400 } }
    // If reported instead of thrown, it would be a 200 for application/json clients.
    throw new GraphQLError(texts.noSubscriptions, { nodes: node, extensions })
  },
})

/** Limits introspection; the rule is part of the cached validation. */
export const useIntrospectionLimits: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(introspectionRule),
}

/** GraphiQL's introspection is deeper than other queries may be, but nested lists or many roots would be expensive. */
function introspectionRule(context: ValidationContext): ASTVisitor {
  const { depth, lists, roots } = limits.introspection
  const fragments = new Map<string, Extent>()
  let rootCount = 0

  function measureExtent(selections: readonly SelectionNode[] = []): Extent {
    const extents = selections.map((selection): Extent => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return extentOfFragment(selection.name.value)
      const inner = measureExtent(selection.selectionSet?.selections)
      if (selection.kind === Kind.INLINE_FRAGMENT) return inner
      const isList = listFields.has(selection.name.value)
      return { depth: inner.depth + 1, lists: inner.lists + (isList ? 1 : 0) }
    })
    return {
      depth: Math.max(0, ...extents.map((each) => each.depth)),
      lists: Math.max(0, ...extents.map((each) => each.lists)),
    }
  }

  /** Measures each fragment once. */
  function extentOfFragment(name: string): Extent {
    const known = fragments.get(name)
    if (known) return known
    // Ends the recursion of a fragment that spreads itself, which another rule reports.
    fragments.set(name, { depth: 0, lists: 0 })
    const extent = measureExtent(context.getFragment(name)?.selectionSet.selections)
    fragments.set(name, extent)
    return extent
  }

  return {
    Field(node) {
      if (node.name.value !== '__schema' && node.name.value !== '__type') return undefined
      rootCount += 1
      const extent = measureExtent([node])
      if (extent.depth > depth || extent.lists > lists || rootCount > roots) {
        const options = { nodes: node, extensions: { ...tooComplex } }
        context.reportError(new GraphQLError(texts.tooMuchIntrospection, options))
      }
      return false
    },
  }
}
