import createEmotionCache from '@emotion/cache'

/**
 * Inserts styles outside the document: jsdom has no layout, and would evaluate every rule in each query by
 * role.
 */
export function detachedStyles() {
  return createEmotionCache({ key: 'gv', container: document.createElement('div') })
}
