import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useHydrated } from '../../browser/use-hydrated.tsx'
import { useReducedMotion } from '../../browser/use-reduced-motion.ts'
import { footerCategoryCount, footerShuffleInterval } from '../../constants.ts'
import { messages } from '../../messages/site.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { IconButton } from '../../ui/button.tsx'
import styles from './footer.module.css'
import { shuffle } from './shuffle.ts'

export interface FooterCategoriesProps {
  categories: readonly { id: string; name: string; slug: string }[]
}

/** Five random categories that rotate, with buttons to shuffle and pause. */
export function FooterCategories({ categories }: FooterCategoriesProps) {
  const { seed } = usePage()
  const hydrated = useHydrated()
  const { shown, refresh, paused, togglePaused, moves, rest } = useShuffledCategories(categories, seed)
  return (
    <nav aria-labelledby="rodape-categorias" {...rest}>
      <div className={styles.heading}>
        <h2 id="rodape-categorias">{messages.footer.categories}</h2>
        {hydrated && <IconButton icon="refresh" label={messages.footer.refresh} onClick={refresh} />}
        {hydrated && moves && (
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? messages.footer.resume : messages.footer.pause}
            onClick={togglePaused}
          />
        )}
      </div>
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

interface ShuffledCategories<T> {
  shown: T[]
  refresh: () => void
  /** Whether the visitor paused the rotation. */
  paused: boolean
  togglePaused: () => void
  /** Whether the categories rotate: not with reduced motion. */
  moves: boolean
  /** Handlers of the list that pause the rotation on hover and focus. */
  rest: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
}

/**
 * Five random categories, reshuffled every 10 seconds (footer-reshuffle).
 *
 * @param seed of the first five, so that server and browser agree
 */
function useShuffledCategories<T>(categories: readonly T[], seed: string): ShuffledCategories<T> {
  const [round, setRound] = useState(0)
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const moves = !useReducedMotion()
  const runs = moves && !paused && !pointed && !focused

  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setRound((last) => last + 1), footerShuffleInterval)
    return () => clearInterval(timer)
  }, [runs])

  return {
    shown: shuffle(categories, `${seed}:${round}`).slice(0, footerCategoryCount),
    refresh: () => setRound((last) => last + 1),
    paused,
    togglePaused: () => setPaused((last) => !last),
    moves,
    rest: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
