import { type MouseEvent, useEffect, useId, useState } from 'react'
import { Apollo } from '../../apollo/provider.tsx'
import { isSessionRefused } from '../../ask/errors.ts'
import { useFavoritesPageQuery } from '../../gql/account/hooks.ts'
import { accountMessages } from '../../messages/account.ts'
import { paths } from '../../paths.ts'
import { addFavorite, refreshFavorites, removeFavorite, useFavorites } from '../../session/favorites.ts'
import { Guard } from '../../session/guard.tsx'
import { useToken } from '../../session/me.ts'
import { useSignOut } from '../../session/sign-out.ts'
import { PageHead } from '../../start/page-head.tsx'
import { CardGrid, CardGridSkeleton } from '../../ui/business-card/card-grid.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './remove-button.module.css'

const { favorites: texts } = accountMessages

/** `/favorites`. */
export function FavoritesPage() {
  return (
    <Apollo>
      <FavoritesOfSession />
    </Apollo>
  )
}

/** Queries the list in parallel with the account. */
function FavoritesOfSession() {
  const signOut = useSignOut()
  const hasToken = useToken() !== null
  // Favorites may have changed on another device.
  useEffect(() => {
    if (hasToken) void refreshFavorites()
  }, [hasToken])
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
  const { ids, isKnown } = useFavorites()
  // Removed favorites stay in the query result, so that "Desfazer" restores their position.
  const favorites = data?.favorites.filter(({ business }) => !isKnown || ids.has(business.id))
  if (favorites?.length === 0) {
    return (
      <EmptyState text={texts.empty}>
        <ButtonLink to={paths.explore()}>{texts.explore}</ButtonLink>
      </EmptyState>
    )
  }
  if (favorites) {
    return (
      <>
        <VisuallyHidden as="h2">{texts.count(favorites.length)}</VisuallyHidden>
        <CardGrid
          cards={favorites.map(({ business, formerName }) => ({ ...business, formerName }))}
          first
          actionOf={({ id, name, formerName }) => (
            <>
              {formerName && <p className={styles.former}>{texts.nowCalled(formerName, name)}</p>}
              <RemoveButton business={{ id, name }} />
            </>
          )}
        />
      </>
    )
  }
  if (error) return <ErrorState text={texts.loadFailed} retry={() => void refetch().catch(() => {})} />
  return <CardGridSkeleton count={3} />
}

/** Removes an establishment once the server has confirmed it, and offers to undo. */
function RemoveButton({ business }: { business: { id: string; name: string } }) {
  const [isRunning, setIsRunning] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const failureId = useId()

  /** The route guard reports an expired session. */
  const fail = (text: string) => (error: unknown) => {
    if (!isSessionRefused(error)) showToast({ tone: 'error', text })
  }

  /** Also shown on the card, since the toast disappears. */
  const failHere = (error: unknown) => {
    fail(texts.removeFailed)(error)
    setHasFailed(true)
  }

  const undo = () => addFavorite(business.id).catch(fail(texts.undoFailed))

  async function remove({ detail }: MouseEvent) {
    if (isRunning) return
    setIsRunning(true)
    setHasFailed(false)
    await removeFavorite(business.id, false).then(() => {
      showToast({
        tone: 'success',
        text: texts.removed(business.name),
        action: { label: texts.undo, run: undo },
        // `detail` is 0 for keyboard clicks: the focused button is unmounted with its card.
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
