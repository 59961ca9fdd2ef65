import { Navigate, useParams } from 'react-router-dom'
import { relatedCount } from '../../constants.ts'
import { ProfileDocument, type ProfileQueryVariables } from '../../gql/profile/graphql.ts'
import { useProfileQuery } from '../../gql/profile/hooks.ts'
import { messages } from '../../messages/common.ts'
import { profileMessages } from '../../messages/profile.ts'
import { PageStatus, usePage } from '../../page-context.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { pageQuery, type RouteHandle } from '../../route-handle.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { MessagePage } from '../missing/message-page.tsx'
import { unloadedBecause } from '../missing/unloaded.ts'
import styles from './page.module.css'
import { Profile } from './profile.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

/** Public: the server draws the related grid's order for each profile and hour, not for one visitor. */
export const handle: RouteHandle = {
  prefetch: true,
  queries: ({ params, seed }) => [pageQuery(ProfileDocument, profileVariables(params.slug, seed))],
}

function profileVariables(slug = '', seed: string): ProfileQueryVariables {
  return { slug, limit: relatedCount, seed }
}

/** An establishment's profile. What could not be loaded is `/404`'s to explain. */
export function ProfilePage() {
  const { slug } = useParams()
  const { seed } = usePage()
  const { data, error } = useProfileQuery({ variables: profileVariables(slug, seed) })
  if (error) return <Navigate to={paths.notFound} state={unloadedBecause(error)} />
  if (data && !data.business) return <ProfileNotFound />
  return (
    <Container className={styles.page}>
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
