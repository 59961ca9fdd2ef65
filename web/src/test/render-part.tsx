import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { system } from '../theme/theme.ts'
import { detachedStyles } from './detached-styles.ts'
import { stubDialogs } from './stub-dialogs.ts'

/**
 * Renders a component alone, with the product's theme.
 *
 * @returns a `userEvent` instance
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
