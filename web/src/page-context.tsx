import { createContext, useContext } from 'react'
import type { PublicConfig } from '../../schema/page.ts'

/** What every component may ask about the page it stands on. */
export interface PageContextValue {
  config: PublicConfig
  /** The public origin, for canonical addresses. */
  origin: string
  /** The seed of random orders: the same on the server and at hydration. */
  seed: string
  /** Written by `PageStatus` while the server renders; nobody reads it in the browser. */
  response: { status: number }
}

const PageContext = createContext<PageContextValue | null>(null)

export const PageContextProvider = PageContext.Provider

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
