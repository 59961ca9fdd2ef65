const SUMMARY_LENGTH = 155

/** The beginning of a text, at most so many characters long, that splits no flag, family or skin tone. */
export function truncateText(characters: readonly string[], most: number): string {
  const cut = characters.slice(0, most).join('')
  // Firefox has it since 2024 only.
  if (typeof Intl.Segmenter === 'undefined') return cut
  const graphemes = new Intl.Segmenter('pt-BR').segment(characters.slice(0, most + maxGrapheme).join(''))
  const last = graphemes.containing(cut.length)
  return last && last.index > 0 ? cut.slice(0, last.index) : cut
}

/** A text of at most so many characters (code points): a longer one ends with an ellipsis, and splits no emoji. */
export function shortenText(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${truncateText(characters, most - 1).trimEnd()}…` : text
}

/** Code points of what people see as one character, such as a family of four with skin tones. */
const maxGrapheme = 20

/**
 * What search engines and previews of shared links show of a text.
 *
 * @param text plain
 * @returns at most 155 characters (code points): a longer text is cut at the end of a word, with an ellipsis
 */
export function summarize(text: string): string {
  const characters = [...text]
  if (characters.length <= SUMMARY_LENGTH) return text
  const end = characters.lastIndexOf(' ', SUMMARY_LENGTH - 1)
  // One endless word has nowhere else to be cut.
  const kept = end > 0 ? characters.slice(0, end).join('') : truncateText(characters, SUMMARY_LENGTH - 1)
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`
}
