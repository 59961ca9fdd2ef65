import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../browser/use-reduced-motion.ts'
import { footerCategoryCount, footerShuffleInterval } from '../../constants.ts'
import { shuffle } from './shuffle.ts'

export interface ShuffledCategories<T> {
  shown: T[]
  /** Shuffles now. */
  refresh: () => void
  /** Whether the visitor stopped the shuffle by time. */
  paused: boolean
  togglePaused: () => void
  /** Whether there is a shuffle by time to pause: not for visitors who prefer reduced motion. */
  moves: boolean
  /** Handlers of the list: the shuffle by time rests while the pointer or the focus is in it. */
  rest: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
}

/**
 * Five random categories, another five every 10 seconds (footer-reshuffle).
 *
 * @param seed decides the first five, so that the browser shows those that the server rendered
 */
export function useShuffledCategories<T>(categories: readonly T[], seed: string): ShuffledCategories<T> {
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
