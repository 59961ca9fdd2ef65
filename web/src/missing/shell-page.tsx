import { chakra } from '@chakra-ui/react/styled-system'
import { messages } from '../messages.ts'
import { RidgeLine } from '../ui/ridge-line.tsx'

/** What the plain document shows until the browser has rendered the page itself. */
export function ShellPage() {
  return (
    <chakra.main
      display="grid"
      placeContent="center"
      minHeight="100dvh"
      padding="8"
      textAlign="center"
      gap="4"
    >
      <title>{messages.siteName}</title>
      <RidgeLine size="large" />
      <p role="status">{messages.loading}</p>
    </chakra.main>
  )
}
