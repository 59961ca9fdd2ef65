import { Navigate, useNavigationType, useParams } from 'react-router-dom'
import { relatedCount } from '../../constants.ts'
import { ProfileDocument, type ProfileQueryVariables } from '../../gql/profile/graphql.ts'
import { useProfileQuery } from '../../gql/profile/hooks.ts'
import { profileMessages } from '../../messages/profile.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { useToken } from '../../session/use-viewer.ts'
import { PageStatus, usePage } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import { pageQuery, type RouteHandle } from '../../start/route-handle.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/container.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { MessagePage, unloadedBecause } from '../missing/failure-pages.tsx'
import columns from './columns.module.css'
import styles from './page.module.css'
import { Profile } from './profile.tsx'
import { ProfileHead } from './profile-head.tsx'
import profileSkeletonStyles from './profile-skeleton.module.css'

/** Public: the server draws the related grid's order for each profile and hour, not for one visitor. */
export const handle: RouteHandle = {
  prefetch: true,
  queries: ({ params, seed }) => [pageQuery(ProfileDocument, profileVariables(params.slug, seed))],
}

function profileVariables(slug = '', seed: string): ProfileQueryVariables {
  return { slug, limit: relatedCount, seed }
}

/** An establishment's profile. What could not be loaded is `/404`'s to explain. Its name is said to who was led to it. */
export function ProfilePage() {
  const { slug } = useParams()
  const { seed } = usePage()
  const isLedTo = useNavigationType() !== 'POP'
  const variables = profileVariables(slug, seed)
  const { data: rendered, error: failure } = useProfileQuery({ variables })
  // The server rendered the page for everybody: a draft is there for its owner and administrators alone.
  const mayBeDraft = useToken() !== null && rendered?.business === null
  const { data: own, error: ownFailure } = useProfileQuery(
    mayBeDraft ? { variables, fetchPolicy: 'network-only' } : null,
  )
  const [data, error] = mayBeDraft ? [own, ownFailure] : [rendered, failure]
  if (error) return <Navigate to={paths.notFound} state={unloadedBecause(error)} />
  if (data && !data.business) return <ProfileNotFound />
  return (
    <Container className={styles.page}>
      <VisuallyHidden role="status">
        {data ? isLedTo && data.business?.name : messages.loading}
      </VisuallyHidden>
      {data?.business ? (
        <>
          <ProfileHead business={data.business} />
          <Profile business={data.business} related={data.relatedBusinesses} />
        </>
      ) : (
        <ProfileSkeleton />
      )}
    </Container>
  )
}

function ProfileNotFound() {
  return (
    <MessagePage title={profileMessages.notFound} text={profileMessages.notFoundText}>
      <PageHead title={profileMessages.notFound} />
      <PageStatus status={404} />
      <ButtonLink to={paths.explore()}>{messages.nav.explore}</ButtonLink>
      <ButtonLink look="outline" to={paths.home}>
        {messages.notFound.back}
      </ButtonLink>
    </MessagePage>
  )
}

/** A profile's shape while it is on the way. */
function ProfileSkeleton() {
  return (
    <div aria-hidden="true">
      <title>{messages.siteName}</title>
      <Skeleton className={profileSkeletonStyles.trail} />
      <Skeleton className={profileSkeletonStyles.mosaic} />
      <div className={columns.columns}>
        <div className={columns.main}>
          <Skeleton className={profileSkeletonStyles.chip} />
          <Skeleton className={profileSkeletonStyles.name} />
          <Skeleton className={profileSkeletonStyles.place} />
          <Skeleton className={profileSkeletonStyles.actions} />
          <Skeleton className={profileSkeletonStyles.text} />
        </div>
        <Skeleton className={classNames(columns.side, profileSkeletonStyles.side)} />
      </div>
    </div>
  )
}
