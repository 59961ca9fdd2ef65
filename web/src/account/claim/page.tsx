import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { Apollo } from '../../apollo/provider.tsx'
import { serverMessage } from '../../ask/errors.ts'
import { mergedInto } from '../../ask/merged.ts'
import type { OwnClaimFragment } from '../../gql/account/graphql.ts'
import { useClaimOptionsQuery } from '../../gql/account/hooks.ts'
import { profileMessages } from '../../messages/profile.ts'
import { claimMessages as texts } from '../../messages/proposals/claim.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { Guard } from '../../session/guard.tsx'
import { useToken } from '../../session/me.ts'
import { PageHead } from '../../start/page-head.tsx'
import type { RouteHandle } from '../../start/routes.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { ErrorState, Notice, Skeleton } from '../../ui/states.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimSteps } from './claim-steps.tsx'
import styles from './page.module.css'

export const handle: RouteHandle = { cache: 'never' }

/** `/{slug}/reivindicar`: claim of an establishment by a signed-in visitor (claims). */
export function ClaimPage() {
  return (
    <Apollo>
      <Container className={styles.page} width="text">
        <PageHead title={texts.title} />
        <Guard waiting={<Waiting />}>{() => <Claim />}</Guard>
      </Container>
    </Apollo>
  )
}

const Waiting = () => (
  <div className={styles.waiting}>
    <h1>{texts.title}</h1>
    <Skeleton style={{ height: '12rem' }} />
  </div>
)

function Claim() {
  const { slug = '' } = useParams()
  const hasToken = useToken() !== null
  const options = { variables: { slug }, fetchPolicy: 'cache-and-network', skip: !hasToken } as const
  const { data, error, refetch } = useClaimOptionsQuery(options)
  const merged = mergedInto(error)
  if (merged) return <Navigate to={paths.claim(merged.slug)} replace />
  if (error && !data)
    return (
      <ErrorState
        text={serverMessage(error) ?? texts.loadFailed}
        retry={() => void refetch().catch(() => {})}
      />
    )
  if (!data) return <Waiting />
  const found = data.claimOptions
  if (!found) return <ErrorState text={profileMessages.notFoundText} />
  return (
    <>
      <Breadcrumb
        label={profileMessages.breadcrumb}
        steps={[{ name: found.businessName, to: paths.profile(slug) }, { name: texts.title }]}
      />
      <h1>{texts.title}</h1>
      <p className={styles.about}>{found.businessName}</p>
      <p className={styles.lead}>{texts.lead}</p>
      <p>
        <Link to={paths.scam}>{messages.footer.scam}</Link>
      </p>
      <ClaimState slug={slug} found={found} reload={() => void refetch().catch(() => {})} />
    </>
  )
}

export interface ClaimProps {
  slug: string
  found: OwnClaimFragment
  /** Called after a change. */
  reload: () => void
}

function ClaimState({ slug, found, reload }: ClaimProps) {
  const { claim, isOwn } = found
  const [isChanging, setIsChanging] = useState(false)
  if (isOwn)
    return (
      <>
        <Notice tone="success">{claim?.state === 'ACCEPTED' ? texts.accepted : texts.isYours}</Notice>
        <ButtonLink to={paths.myBusinesses()}>{texts.mine}</ButtonLink>
      </>
    )
  const isOpen = claim?.state === 'OPEN'
  const done = () => {
    setIsChanging(false)
    reload()
  }
  if (!isOpen || isChanging)
    return (
      <>
        {claim?.state === 'REFUSED' && <Notice tone="info">{texts.refused(claim.reason ?? '')}</Notice>}
        <ClaimForm slug={slug} found={found} reload={done} />
      </>
    )
  return (
    <>
      <ClaimSteps slug={slug} found={found} reload={reload} />
      {!claim.isProved && (
        <Button look="outline" onClick={() => setIsChanging(true)}>
          {texts.other}
        </Button>
      )}
    </>
  )
}
