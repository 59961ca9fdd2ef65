const WHOLE_UP_TO = 100
const CUT_TO = 50
const SUMMARY_LENGTH = 155

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

/** The beginning of a text, at most so many characters long, that splits no flag, family or skin tone. */
function beginningOf(characters: readonly string[], most: number): string {
  const cut = characters.slice(0, most).join('')
  // Firefox has it since 2024 only.
  if (typeof Intl.Segmenter === 'undefined') return cut
  const graphemes = new Intl.Segmenter('pt-BR').segment(characters.slice(0, most + maxGrapheme).join(''))
  const last = graphemes.containing(cut.length)
  return last && last.index > 0 ? cut.slice(0, last.index) : cut
}

/** Code points of what people see as one character, such as a family of four with skin tones. */
const maxGrapheme = 20

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

/**
 * What search engines and previews of shared links show of a text.
 *
 * @param text plain
 * @returns at most 155 characters (code points): a longer text is cut at the end of a word, with an ellipsis
 */
export function summaryOf(text: string): string {
  const characters = [...text]
  if (characters.length <= SUMMARY_LENGTH) return text
  const end = characters.lastIndexOf(' ', SUMMARY_LENGTH - 1)
  // One endless word has nowhere else to be cut.
  const kept = end > 0 ? characters.slice(0, end).join('') : beginningOf(characters, SUMMARY_LENGTH - 1)
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`
}
