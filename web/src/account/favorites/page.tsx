import { type MouseEvent, useId, useState } from 'react'
import { useClient } from '../../apollo/page-data.tsx'
import { isSessionRefused } from '../../ask/errors.ts'
import { useFavoritesPageQuery } from '../../gql/account/hooks.ts'
import { accountMessages } from '../../messages/account.ts'
import { paths } from '../../paths.ts'
import { addFavorite, removeFavorite } from '../../session/change-favorites.ts'
import { Guard } from '../../session/guard.tsx'
import { useSignOut } from '../../session/sign-out.ts'
import { useToken } from '../../session/use-viewer.ts'
import { PageHead } from '../../start/page-head.tsx'
import { CardGrid, CardGridSkeleton } from '../../ui/business-card/card-grid.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './remove-button.module.css'

const { favorites: texts } = accountMessages

/** `/favorites`. The list is asked for while it is still asked who looks at it. */
export function FavoritesPage() {
  const signOut = useSignOut()
  const hasToken = useToken() !== null
  // Loaded anew every time: another device may have changed it.
  const list = useFavoritesPageQuery({ fetchPolicy: 'cache-and-network', skip: !hasToken })
  return (
    <Container>
      <PageHead title={texts.title} />
      <PageTitle
        title={texts.title}
        action={
          <Button look="outline" onClick={signOut}>
            {texts.leave}
          </Button>
        }
      />
      <Guard waiting={<CardGridSkeleton count={3} />}>{() => <FavoriteList {...list} />}</Guard>
    </Container>
  )
}

type FavoriteListProps = Pick<ReturnType<typeof useFavoritesPageQuery>, 'data' | 'error' | 'refetch'>

function FavoriteList({ data, error, refetch }: FavoriteListProps) {
  if (data?.favorites.length === 0) {
    return (
      <EmptyState text={texts.empty}>
        <ButtonLink to={paths.explore()}>{texts.explore}</ButtonLink>
      </EmptyState>
    )
  }
  if (data) {
    return (
      <>
        <VisuallyHidden as="h2">{texts.count(data.favorites.length)}</VisuallyHidden>
        <CardGrid
          cards={data.favorites.map(({ id, business }) => ({ ...business, favoriteId: id }))}
          first
          actionOf={({ favoriteId, id, name }, place) => (
            <RemoveButton favoriteId={favoriteId} business={{ id, name }} place={place} />
          )}
        />
      </>
    )
  }
  if (error) return <ErrorState text={texts.loadFailed} retry={() => void refetch().catch(() => {})} />
  return <CardGridSkeleton count={3} />
}

interface RemoveButtonProps {
  favoriteId: string
  business: { id: string; name: string }
  /** In the list, from 0: where it comes back to. */
  place: number
}

/** Takes an establishment out of the list once the server has, and offers to put it back. */
function RemoveButton({ favoriteId, business, place }: RemoveButtonProps) {
  const client = useClient()
  const [isRunning, setIsRunning] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const failureId = useId()

  /** A session that has ended is the guard's to tell. */
  const fail = (text: string) => (error: unknown) => {
    if (!isSessionRefused(error)) showToast({ tone: 'error', text })
  }

  /** Also on the card, where it stays when the notice has gone. */
  const failHere = (error: unknown) => {
    fail(texts.removeFailed)(error)
    setHasFailed(true)
  }

  const undo = () => addFavorite(client, business.id, place).catch(fail(texts.undoFailed))

  async function remove({ detail }: MouseEvent) {
    if (isRunning) return
    setIsRunning(true)
    setHasFailed(false)
    await removeFavorite(client, favoriteId, false).then(() => {
      showToast({
        tone: 'success',
        text: texts.removed(business.name),
        action: { label: texts.undo, run: undo },
        // A click of no pointer: the keyboard's button goes with its card.
        takesFocus: detail === 0,
      })
    }, failHere)
    setIsRunning(false)
  }

  return (
    <>
      <Button
        look="outline"
        className={styles.remove}
        aria-label={texts.removeOf(business.name)}
        aria-disabled={isRunning}
        aria-describedby={hasFailed ? failureId : undefined}
        onClick={remove}
      >
        {texts.remove}
      </Button>
      {hasFailed && (
        <p className={styles.failure} id={failureId}>
          {texts.removeFailed}
        </p>
      )}
    </>
  )
}
