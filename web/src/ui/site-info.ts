import { createContext } from 'react'
import type { PublicConfig } from '../../../schema/page.ts'

/** What parts of pages know of the site; `start/` provides it. */
export const SiteInfo = createContext<{ origin: string; config: Pick<PublicConfig, 'chatUrl'> }>({
  origin: '',
  config: { chatUrl: '' },
})
