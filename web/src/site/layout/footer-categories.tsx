import { Link } from 'react-router-dom'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { messages } from '../../messages/common.ts'
import { usePage } from '../../page-context.tsx'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useShuffledCategories } from './use-shuffled-categories.ts'

export interface FooterCategoriesProps {
  categories: readonly { id: string; name: string; slug: string }[]
}

/** Five random categories that take turns, with the buttons that shuffle and stop them. */
export function FooterCategories({ categories }: FooterCategoriesProps) {
  const { seed } = usePage()
  const hydrated = useHydrated()
  const { shown, refresh, paused, togglePaused, moves, rest } = useShuffledCategories(categories, seed)
  return (
    <nav aria-labelledby="rodape-categorias" {...rest}>
      <h2 id="rodape-categorias">
        {messages.footer.categories}
        {hydrated && <IconButton icon="refresh" label={messages.footer.refresh} onClick={refresh} />}
        {hydrated && moves && (
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? messages.footer.resume : messages.footer.pause}
            onClick={togglePaused}
          />
        )}
      </h2>
      <ul>
        {shown.map((category) => (
          <li key={category.id}>
            <Link to={paths.explore({ category: category.slug })}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
