import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router-dom'
import { myBusinessesPerPage } from '../constants.ts'
import { useMyBusinessesQuery } from '../gql/account/hooks.ts'
import { messages } from '../messages.ts'
import { accountMessages } from '../messages-account.ts'
import { usePage } from '../page-context.tsx'
import { PageHead } from '../page-head.tsx'
import { paths, readPage } from '../paths.ts'
import { Guard } from '../session/guard.tsx'
import { recipe } from '../theme/theme.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { Container } from '../ui/container.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { BusinessRows, BusinessRowsSkeleton } from './business-rows.tsx'

const { businesses: texts } = accountMessages

const Help = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '6',
      rowGap: '3',
      marginTop: '8',
      color: 'quiet',
    },
  }),
)

/** `/minhas-empresas`: the establishments that the account owns, to see and not to edit (decision 12). */
export function MyBusinessesPage() {
  return (
    <Container>
      <PageHead title={texts.title} />
      <PageTitle title={texts.title} lead={texts.lead} />
      <Guard waiting={<BusinessRowsSkeleton />}>{() => <BusinessList />}</Guard>
    </Container>
  )
}

function BusinessList() {
  const [params] = useSearchParams()
  const page = readPage(params)
  const { data, error, refetch } = useMyBusinessesQuery({
    variables: { page, perPage: myBusinessesPerPage },
  })
  const found = data?.businessesOfOwner
  if (found?.pagination.total === 0) {
    return (
      <EmptyState
        text={
          <>
            {texts.empty} <br />
            {texts.emptyLead}
          </>
        }
      >
        <ChatLink text={messages.nav.registerBusiness} look="accent" />
      </EmptyState>
    )
  }
  if (found) {
    return (
      <>
        <BusinessRows businesses={found.items} />
        <Pagination page={page} totalPages={found.pagination.totalPages} pathOf={paths.myBusinesses} />
        <Help>
          <p>{texts.change}</p>
          <ChatLink text={texts.talk} />
        </Help>
      </>
    )
  }
  if (error) return <ErrorState text={texts.loadFailed} retry={() => void refetch().catch(() => {})} />
  return <BusinessRowsSkeleton />
}

/** The provider's chat, where establishments are registered and changed. */
function ChatLink({ text, look = 'outline' }: { text: string; look?: 'outline' | 'accent' }) {
  const { config } = usePage()
  return (
    <ButtonAnchor href={config.chatUrl} target="_blank" rel="noopener" look={look}>
      {text}
      <VisuallyHidden>{messages.nav.newTab}</VisuallyHidden>
    </ButtonAnchor>
  )
}
