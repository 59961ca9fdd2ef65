import { distance } from 'fastest-levenshtein'
import { editsAllowed, isOtherWord } from '../../suggestions/edits.ts'
import { soundOf } from './words.ts'

const letters = (word: string) => [...word].sort().join('')

/** Typing errors between two words; two letters in each other's place are one. */
export function errorsBetween(one: string, other: string): number {
  const edits = distance(one, other)
  return edits === 2 && letters(one) === letters(other) ? 1 : edits
}

/** Whether two words are one, with a typing error or in another spelling. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  if (/\d/.test(one + other)) return false
  if (soundOf(one) === soundOf(other)) return true
  const most = editsAllowed(Math.min(one.length, other.length))
  return most > 0 && errorsBetween(one, other) <= most && !isOtherWord(one, other)
}
