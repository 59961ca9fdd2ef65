import type { Letter } from '../src/mail/letter.ts'
import type { Mail } from '../src/mail/mail.ts'

/** Mail that arrives in a list. */
export interface CollectingMail extends Mail {
  readonly letters: Letter[]
}

/** Mail for tests: letters are collected at once instead of being sent. */
export function collectingMail(): CollectingMail {
  const letters: Letter[] = []
  return { letters, send: (letter) => void letters.push(letter) }
}
