import type { ReactNode } from 'react'
import { HydratedProvider } from './browser/use-hydrated.tsx'
import { PageContextProvider, type PageContextValue } from './page-context.tsx'

export interface ProvidersProps {
  page: PageContextValue
  children: ReactNode
}

/** What every page needs around it, on the server and in the browser alike. */
export function Providers({ page, children }: ProvidersProps) {
  return (
    <PageContextProvider value={page}>
      <HydratedProvider>{children}</HydratedProvider>
    </PageContextProvider>
  )
}
