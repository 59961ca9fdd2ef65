import { useOpenSessionsQuery } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { PageHead } from '../page-head.tsx'
import { Guard } from '../session/guard.tsx'
import { useToken } from '../session/use-viewer.ts'
import { Container } from '../ui/container.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DataSection } from './data-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { EmailSection } from './email-section.tsx'
import { SecondFactorSection } from './passkeys/second-factor-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { AccountSection } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'

const { account: texts, profile } = accountMessages

/** `/minha-conta` (own-account). Its sessions are asked for while it is still asked whose they are. */
export function AccountPage() {
  const hasToken = useToken() !== null
  const sessions = useOpenSessionsQuery({ fetchPolicy: 'cache-and-network', skip: !hasToken })
  return (
    <Container>
      <PageHead title={texts.title} />
      <PageTitle title={texts.title} lead={texts.lead} />
      <Guard waiting={<AccountSkeleton />}>
        {(user) => (
          <>
            <ProfileSection key={user.id} user={user} />
            <EmailSection user={user} />
            <PasswordSection user={user} />
            <SecondFactorSection user={user} />
            <SessionsSection {...sessions} />
            <DataSection />
            <DeletionSection />
          </>
        )}
      </Guard>
    </Container>
  )
}

/** The shape of the first section, and room for the rest. */
function AccountSkeleton() {
  return (
    <div role="status" aria-label={accountMessages.loading} style={{ minHeight: '120rem' }}>
      <AccountSection title={profile.title} lead={profile.lead}>
        <Skeleton style={{ width: '6rem', height: '6rem', borderRadius: '50%' }} />
        <Skeleton style={{ width: '100%', height: '4rem' }} />
        <Skeleton style={{ width: '100%', height: '4rem' }} />
        <Skeleton style={{ width: '9rem', height: '2.75rem' }} />
      </AccountSection>
    </div>
  )
}
