import type { EmotionCache } from '@emotion/cache'
import { createContext, type ReactNode, useContext } from 'react'
import type { PublicConfig } from '../../../schema/page.ts'
import { HydratedProvider } from '../browser/use-hydrated.tsx'
import { SiteInfo } from '../ui/site-info.ts'
import type { Thing } from './page-head.tsx'

/** Data of the page for all components. */
export interface PageContextValue {
  config: PublicConfig
  /** Public origin, for canonical URLs. */
  origin: string
  /** Seed of random orders; equal on the server and during hydration. */
  seed: string
  /**
   * Written during server rendering: `status` by `PageStatus`, `things` by `JsonLd`, `styles` by
   * `ChakraStyles`. Browsers use only `styles`.
   */
  response: { status: number; things?: Thing[]; styles?: EmotionCache }
}

const PageContext = createContext<PageContextValue | null>(null)

/** @throws outside of a page */
export function usePage(): PageContextValue {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage outside of a page')
  return page
}

/** Sets the HTTP status during server rendering; no effect in the browser. */
export function PageStatus({ status }: { status: number }) {
  const { response } = usePage()
  response.status = status
  return null
}

interface ProvidersProps {
  page: PageContextValue
  children: ReactNode
}

/** Providers of every page, on the server and in the browser. */
export function Providers({ page, children }: ProvidersProps) {
  return (
    <PageContext value={page}>
      <SiteInfo value={page}>
        <HydratedProvider>{children}</HydratedProvider>
      </SiteInfo>
    </PageContext>
  )
}
