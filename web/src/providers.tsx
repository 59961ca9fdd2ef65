import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { HydratedProvider } from './browser/use-hydrated.tsx'
import { PageContextProvider, type PageContextValue } from './page-context.tsx'
import { system } from './theme/theme.ts'

export interface ProvidersProps {
  styles: EmotionCache
  page: PageContextValue
  children: ReactNode
}

/** What every page needs around it, on the server and in the browser alike. */
export function Providers({ styles, page, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <PageContextProvider value={page}>
          <HydratedProvider>{children}</HydratedProvider>
        </PageContextProvider>
      </ChakraProvider>
    </CacheProvider>
  )
}
