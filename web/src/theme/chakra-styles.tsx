import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { usePage } from '../start/page-context.tsx'
import { system } from './theme.ts'

/**
 * Chakra around what is styled by it. It comes with the routes of the account and of the dashboard, so that no public page
 * loads it; all of them share one style element in the head.
 */
export function ChakraStyles({ children }: { children: ReactNode }) {
  const { response } = usePage()
  const [styles] = useState(() => {
    response.styles ??= createStyles()
    return response.styles
  })
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}

/** No vendor prefixes: the browsers that run the app need none. One list, as Emotion remembers results by it. */
const stylisPlugins: [] = []

/**
 * Where generated styles go: in the browser into rules of one style element, on the server into memory only
 * (`compat`), from where the render takes them.
 */
function createStyles(): EmotionCache {
  // The key is the same on both sides, so that the browser finds what the server wrote.
  const cache = createCache({ key: 'gv', stylisPlugins, speedy: import.meta.env.PROD })
  if (import.meta.env.SSR) cache.compat = true
  return cache
}
