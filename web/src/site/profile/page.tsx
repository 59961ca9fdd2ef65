import { useState } from 'react'
import { type LoaderFunctionArgs, Navigate, useNavigationType } from 'react-router-dom'
import { loaderContext } from '../../ask/ask.ts'
import { redirectMerged } from '../../ask/merged.ts'
import { useLoadFailure } from '../../ask/use-load-failure.ts'
import { relatedCount } from '../../constants.ts'
import { profileMessages } from '../../messages/profile.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { readToken } from '../../session/token.ts'
import { PageStatus } from '../../start/page-context.tsx'
import { PageHead } from '../../start/page-head.tsx'
import type { RouteHandle } from '../../start/routes.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { MessagePage, unloadedBecause } from '../missing/failure-pages.tsx'
import { ProfileDocument, useProfile } from './page.generated.ts'
import styles from './page.module.css'
import { Profile } from './profile.tsx'
import { ProfileHead } from './profile-head.tsx'

export const handle: RouteHandle = { prefetch: true }

/** Cached publicly, with one random order of the related grid per profile and hour. */
export async function loader({ params: { slug = '' }, context, request }: LoaderFunctionArgs) {
  const { ask, seed } = context.get(loaderContext)
  const variables = { slug, limit: relatedCount, seed }
  const Profile = await ask(ProfileDocument, variables).catch(redirectMerged(paths.profile, request))
  // The server renders for visitors; drafts and hidden contacts need a query with the session.
  const mayBeMore = Profile.business === null || Profile.business.contactsHiddenUntil !== null
  return {
    Profile:
      mayBeMore && readToken() !== null ? await ask(ProfileDocument, variables, { fresh: true }) : Profile,
  }
}

/** Profile of an establishment. Announces the name after a navigation in the browser. */
export function ProfilePage() {
  const { business, relatedBusinesses } = useProfile()
  const isNavigated = useNavigationType() !== 'POP'
  if (!business) return <ProfileNotFound />
  return (
    <Container className={styles.page}>
      <VisuallyHidden role="status">{isNavigated && business.name}</VisuallyHidden>
      <ProfileHead business={business} />
      <Profile business={business} related={relatedBusinesses} />
    </Container>
  )
}

/** Redirects to `/404`, which explains the failure. */
export function ErrorBoundary() {
  const { error } = useLoadFailure()
  // Kept stable, since `Navigate` navigates again for a new object.
  const [state] = useState(() => unloadedBecause(error))
  return <Navigate to={paths.notFound} state={state} />
}

function ProfileNotFound() {
  return (
    <MessagePage title={profileMessages.notFound} text={profileMessages.notFoundText} search>
      <PageHead title={profileMessages.notFound} />
      <PageStatus status={404} />
      <ButtonLink look="outline" to={paths.explore()}>
        {messages.nav.explore}
      </ButtonLink>
      <ButtonLink look="outline" to={paths.home}>
        {messages.notFound.back}
      </ButtonLink>
    </MessagePage>
  )
}
