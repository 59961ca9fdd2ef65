import type { EmotionCache } from '@emotion/cache'
import { createContext, type ReactNode, useContext } from 'react'
import type { PublicConfig } from '../../../schema/page.ts'
import { HydratedProvider } from '../browser/use-hydrated.tsx'
import { SiteInfo } from '../ui/site-info.ts'
import type { Thing } from './page-head.tsx'

/** The page, for every component. */
export interface PageContextValue {
  config: PublicConfig
  /** The public origin, for canonical addresses. */
  origin: string
  /** The seed of random orders: the same on the server and at hydration. */
  seed: string
  /**
   * Written while the server renders: the status by `PageStatus`, the things by `JsonLd`, the styles by `ChakraStyles` where a
   * page has it around itself. In the browser the status is not read, and the styles stay.
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

/** Sets the HTTP status of the page that the server is rendering; does nothing in the browser. */
export function PageStatus({ status }: { status: number }) {
  const { response } = usePage()
  response.status = status
  return null
}

interface ProvidersProps {
  page: PageContextValue
  children: ReactNode
}

/** What every page needs around it, on the server and in the browser alike. */
export function Providers({ page, children }: ProvidersProps) {
  return (
    <PageContext value={page}>
      <SiteInfo value={page}>
        <HydratedProvider>{children}</HydratedProvider>
      </SiteInfo>
    </PageContext>
  )
}
