import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { system } from '../theme/theme.ts'
import { detachedStyles } from './detached-styles.ts'
import { stubDialogs } from './stub-dialogs.ts'

/**
 * Shows a part of a page by itself, in the product's look and with nothing behind it.
 *
 * @returns a visitor with keyboard and pointer
 */
export function renderPart(part: ReactNode) {
  stubDialogs()
  render(
    <CacheProvider value={detachedStyles()}>
      <ChakraProvider value={system}>{part}</ChakraProvider>
    </CacheProvider>,
  )
  return { visitor: userEvent.setup() }
}
