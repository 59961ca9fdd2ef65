import { distance } from 'fastest-levenshtein'
import { editsAllowed, isOtherWord, mayBeNear } from '../../suggestions/edits.ts'
import type { Word } from './words.ts'

const letters = (word: string) => [...word].sort().join('')

/** Edit distance; exchanging two adjacent letters counts as one error. */
export function errorsBetween(one: string, other: string): number {
  const edits = distance(one, other)
  return edits === 2 && letters(one) === letters(other) ? 1 : edits
}

/** Whether two words are equal up to a typing error or spelling. */
export function isSameWord(one: Word, other: Word): boolean {
  if (one.text === other.text) return true
  if (one.hasDigit || other.hasDigit) return false
  if (one.sound === other.sound) return true
  const [a, b] = [one.text, other.text]
  const most = editsAllowed(Math.min(a.length, b.length))
  return (
    most > 0 &&
    mayBeNear(one.bits, a.length, other.bits, b.length, most) &&
    errorsBetween(a, b) <= most &&
    !isOtherWord(a, b)
  )
}
