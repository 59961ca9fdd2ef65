import createEmotionCache from '@emotion/cache'

/**
 * A place for styles outside the document. jsdom lays nothing out, and would look through every rule whenever a test asks
 * for an element by its role.
 */
export function detachedStyles() {
  return createEmotionCache({ key: 'gv', container: document.createElement('div') })
}
