import { unaccent } from '../../../../../schema/slug.ts'

/** A label with what was typed in bold: the beginning of a word, in the singular or the plural, with accents or without. */
export function MarkedLabel({ label, text }: { label: string; text: string }) {
  const typed = unaccent(text).split(/\s+/).filter(Boolean)
  return label
    .normalize('NFC')
    .split(/(\s+)/)
    .map((word, place) => {
      const length = Math.max(0, ...typed.map((each) => matchLength(unaccent(word), each)))
      if (length === 0) return word
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name, and stay where they are
        <span key={place}>
          <b>{word.slice(0, length)}</b>
          {word.slice(length)}
        </span>
      )
    })
}

/** Letters at the end of a typed word that may differ: "padaria" is in "padarias", "pizzarias" in "pizzaria". */
const freeEnd = 2

/** How much of a word is what was typed. */
function matchLength(word: string, typed: string): number {
  let length = 0
  while (length < typed.length && word[length] === typed[length]) length++
  const isWhole = length === typed.length
  return isWhole || (length >= 4 && length >= typed.length - freeEnd) ? length : 0
}
