import { readBlocks } from './rich-text/read.ts'
import { truncateText } from './summary.ts'

const WHOLE_UP_TO = 100
const CUT_TO = 50

/**
 * The plain text of a description, with one space between blocks.
 *
 * @returns text without line breaks; empty if the description has no text
 */
export function plainText(html: string): string {
  const lines = readBlocks(html).map(({ pieces }) => pieces.map(({ text }) => text).join(''))
  return lines.join(' ').replace(/\s+/g, ' ').trim()
}

/**
 * Card excerpt of a description: its plain text; over 100 characters, the first 50 without trailing space,
 * and an ellipsis.
 *
 * @param html sanitised HTML; may be empty
 * @returns at most 100 characters (code points)
 */
export function excerpt(html: string): string {
  const characters = [...plainText(html)]
  if (characters.length <= WHOLE_UP_TO) return characters.join('')
  return `${truncateText(characters, CUT_TO).trimEnd()}…`
}
