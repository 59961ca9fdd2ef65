const SUMMARY_LENGTH = 155

/** First characters of a text, without splitting a grapheme such as a flag or family. */
export function truncateText(characters: readonly string[], most: number): string {
  const cut = characters.slice(0, most).join('')
  // Firefox lacks it before 2024.
  if (typeof Intl.Segmenter === 'undefined') return cut
  const graphemes = new Intl.Segmenter('pt-BR').segment(characters.slice(0, most + maxGrapheme).join(''))
  const last = graphemes.containing(cut.length)
  return last && last.index > 0 ? cut.slice(0, last.index) : cut
}

/** Truncates a text to a number of code points including the ellipsis, without splitting an emoji. */
export function shortenText(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${truncateText(characters, most - 1).trimEnd()}…` : text
}

/** Maximum code points of a grapheme, such as a family of four with skin tones. */
const maxGrapheme = 20

/**
 * Description for search engines and link previews.
 *
 * @param text plain
 * @returns at most 155 characters (code points); a longer text is cut after a word, with an ellipsis
 */
export function summarize(text: string): string {
  const characters = [...text]
  if (characters.length <= SUMMARY_LENGTH) return text
  const end = characters.lastIndexOf(' ', SUMMARY_LENGTH - 1)
  // A single long word is cut anywhere.
  const kept = end > 0 ? characters.slice(0, end).join('') : truncateText(characters, SUMMARY_LENGTH - 1)
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`
}
