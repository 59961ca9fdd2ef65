import { useFavoritesPageQuery } from '../gql/account/hooks.ts'
import { accountMessages } from '../messages/account.ts'
import { PageHead } from '../page-head.tsx'
import { paths } from '../paths.ts'
import { Guard } from '../session/guard.tsx'
import { useSignOut } from '../session/sign-out.ts'
import { useToken } from '../session/use-viewer.ts'
import { CardGrid, CardGridSkeleton } from '../ui/business-card/card-grid.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/container.tsx'
import { EmptyState, ErrorState } from '../ui/empty-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { RemoveButton } from './remove-button.tsx'

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
