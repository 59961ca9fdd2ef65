import { chakra } from '@chakra-ui/react/styled-system'
import { messages } from '../messages.ts'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import type { RouteHandle } from '../route-handle.ts'
import { Container } from '../ui/container.tsx'

export const handle: RouteHandle = { cache: 'private' }

/** The search's results (specification point 2). */
export function ExplorePage() {
  return (
    <Container paddingBlock="8">
      <PageHead title={messages.explore.title} canonical={paths.explore()} />
      <chakra.h1 textStyle="h1">{messages.explore.title}</chakra.h1>
    </Container>
  )
}
