import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { GraphQLError } from 'graphql'
import { limits } from '../../limits.ts'
import { texts } from '../../messages/texts.ts'

/**
 * Refuses operations that are too deep, too long or have too many aliases, before anything is executed. Their cost,
 * which depends on arguments, is bounded by the builder.
 *
 * @param suggestions whether the message about an unknown name may suggest known ones
 * @returns a plugin for Yoga; its rules are part of the cached validation
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

/** Armor's own message is English; throwing from its handler replaces it. */
function refuse(message: string) {
  return {
    onReject: [
      () => {
        throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } })
      },
    ],
  }
}
