import { createContext } from 'react'
import type { PublicConfig } from '../../../schema/page.ts'

/** Site data for components outside `start/`, which provides it. */
export const SiteInfo = createContext<{ origin: string; config: Pick<PublicConfig, 'chatUrl'> }>({
  origin: '',
  config: { chatUrl: '' },
})
