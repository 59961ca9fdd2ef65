import { beginningOf } from './summary.ts'

const WHOLE_UP_TO = 100
const CUT_TO = 50

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Text with the entities of HTML that people meet in it. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}

/**
 * The plain text of a description: no tags, entities decoded, one space between blocks.
 *
 * @param html sanitised HTML
 * @returns text without line breaks; empty when only empty paragraphs are left
 */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/?(?:p|li|ul|ol|br|h[1-6]|blockquote|div)\b[^<>]*>/gi, ' ')
  return decodeEntities(spaced.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * What a card shows of a description: the plain text without empty
 * paragraphs; more than 100 characters are cut to the first 50 and an ellipsis.
 *
 * @param html sanitised HTML; may be empty
 * @returns at most 100 characters (code points); a cut splits no emoji
 */
export function excerptOf(html: string): string {
  const characters = [...plainText(html)]
  if (characters.length <= WHOLE_UP_TO) return characters.join('')
  return `${beginningOf(characters, CUT_TO)}…`
}
