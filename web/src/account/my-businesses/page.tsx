import { Navigate, useSearchParams } from 'react-router-dom'
import { myBusinessesPerPage } from '../../constants.ts'
import { useMyBusinessesQuery } from '../../gql/account/hooks.ts'
import { accountMessages } from '../../messages/account.ts'
import { contactMessages, messages } from '../../messages/site.ts'
import { paths, readPage } from '../../paths.ts'
import { Guard } from '../../session/guard.tsx'
import { useToken } from '../../session/me.ts'
import { PageHead } from '../../start/page-head.tsx'
import { Pagination } from '../../ui/chakra/pagination.tsx'
import { EmptyState, ErrorState } from '../../ui/chakra/states.tsx'
import { ChatLink } from '../../ui/contact/chat-link.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { BusinessRows, BusinessRowsSkeleton } from './business-rows.tsx'
import { MyProposals, useMyProposals } from './my-proposals.tsx'
import styles from './page.module.css'

const { businesses: texts } = accountMessages

/**
 * `/minhas-empresas`: establishments of the account and proposals about them (own-account, proposals).
 * Queries them in parallel with the account.
 */
export function MyBusinessesPage() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const hasToken = useToken() !== null
  // Refetched on every visit: administrators change it.
  const list = useMyBusinessesQuery({
    variables: { page, perPage: myBusinessesPerPage },
    fetchPolicy: 'cache-and-network',
    skip: !hasToken,
  })
  const proposals = useMyProposals(!hasToken)
  return (
    <Container>
      <PageHead title={texts.title} />
      <PageTitle title={texts.title} lead={texts.lead} />
      <Guard waiting={<BusinessRowsSkeleton />}>
        {() => <BusinessList page={page} proposals={proposals} {...list} />}
      </Guard>
    </Container>
  )
}

interface BusinessListProps
  extends Pick<ReturnType<typeof useMyBusinessesQuery>, 'data' | 'error' | 'refetch'> {
  page: number
  proposals: ReturnType<typeof useMyProposals>
}

function BusinessList({ page, proposals, data, error, refetch }: BusinessListProps) {
  const found = data?.businessesOfOwner
  if (found?.pagination.total === 0) {
    return (
      <EmptyState
        text={
          <>
            <span>{texts.empty}</span>
            <br />
            <span>{texts.emptyLead}</span>
          </>
        }
      >
        <ChatLink
          text={messages.nav.registerBusiness}
          sentence={contactMessages.wantToRegister}
          look="accent"
        />
      </EmptyState>
    )
  }
  if (found && page > found.pagination.totalPages)
    return <Navigate to={paths.myBusinesses(found.pagination.totalPages)} replace />
  if (found) {
    return (
      <>
        <BusinessRows businesses={found.items} />
        <Pagination page={page} totalPages={found.pagination.totalPages} pathOf={paths.myBusinesses} />
        <MyProposals proposals={proposals} />
        <div className={styles.help}>
          <p>{texts.change}</p>
          <ChatLink text={contactMessages.change} sentence={contactMessages.wantToChange} look="outline" />
        </div>
      </>
    )
  }
  if (error) return <ErrorState text={texts.loadFailed} retry={() => void refetch().catch(() => {})} />
  return <BusinessRowsSkeleton />
}
