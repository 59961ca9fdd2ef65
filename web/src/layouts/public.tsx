import { chakra } from '@chakra-ui/react/styled-system'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { PublicLayoutDocument } from '../gql/graphql.ts'
import { messages } from '../messages.ts'
import { hidesHeader } from '../paths.ts'
import { pageQuery, type RouteHandle } from '../route-handle.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'

export const handle: RouteHandle = { queries: () => [pageQuery(PublicLayoutDocument, {})] }

const contentId = 'conteudo'

/** Header, page and footer: the layout of every public page but login, registration and refusal. */
export function PublicLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink href={`#${contentId}`}>{messages.nav.skip}</SkipLink>
      {!hidesHeader(pathname) && <Header />}
      <chakra.main id={contentId} tabIndex={-1} outline="none" minHeight="70vh">
        <Outlet />
      </chakra.main>
      <Footer />
      <ScrollRestoration />
    </>
  )
}
