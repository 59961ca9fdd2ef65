import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { usePage } from '../page-context.tsx'
import { createStyles } from './emotion.ts'
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
