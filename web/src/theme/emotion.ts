import createCache, { type EmotionCache } from '@emotion/cache'

/** Prefix of generated class names, the same on both sides so that the browser finds what the server wrote. */
export const emotionKey = 'gv'

/** No vendor prefixes: the browsers that run the app need none. One list, as Emotion remembers results by it. */
const stylisPlugins: [] = []

/**
 * Where generated styles go: in the browser into rules of one style element, on the server into memory only
 * (`compat`), from where the render takes them.
 */
export function createStyles(): EmotionCache {
  const cache = createCache({ key: emotionKey, stylisPlugins, speedy: import.meta.env.PROD })
  if (import.meta.env.SSR) cache.compat = true
  return cache
}
