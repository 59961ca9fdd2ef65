import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { usePage } from '../start/page-context.tsx'
import { system } from './theme.ts'

/**
 * Chakra's provider for account and dashboard routes, lazy-loaded with them so that public pages do without.
 * All share one style element.
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

/** No vendor prefixes: supported browsers need none. A constant, since Emotion memoizes by identity. */
const stylisPlugins: [] = []

/**
 * Emotion cache: in the browser a style element, on the server memory (`compat`), from which the renderer
 * reads.
 */
function createStyles(): EmotionCache {
  // Same key on both sides, so that the browser adopts the server's styles.
  const cache = createCache({ key: 'gv', stylisPlugins, speedy: import.meta.env.PROD })
  if (import.meta.env.SSR) cache.compat = true
  return cache
}
