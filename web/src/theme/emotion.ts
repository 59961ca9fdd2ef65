import createCache, { type EmotionCache } from '@emotion/cache'

/** No vendor prefixes: the browsers that run the app need none. One list, as Emotion remembers results by it. */
const stylisPlugins: [] = []

/**
 * Where generated styles go: in the browser into rules of one style element, on the server into memory only
 * (`compat`), from where the render takes them.
 */
export function createStyles(): EmotionCache {
  // The key is the same on both sides, so that the browser finds what the server wrote.
  const cache = createCache({ key: 'gv', stylisPlugins, speedy: import.meta.env.PROD })
  if (import.meta.env.SSR) cache.compat = true
  return cache
}
