/**
 * Captures an emoji sequence, or matches invisible characters: soft hyphens, zero-width spaces, direction
 * marks, and joiners and selectors outside emoji.
 */
const emojiOrUnseen =
  /(\p{Extended_Pictographic}(?:[\uFE0F\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]|\u200D(?=\p{Extended_Pictographic}))*|[\d#*]\uFE0F\u20E3)|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Removes invisible characters, which come with copied text, except within emoji. */
export const withoutUnseen = (text: string): string => text.replace(emojiOrUnseen, '$1')

/** A lone surrogate cannot be stored. */
export const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text)

/** Normalizes a line of text (unseen-characters): composed accents, single spaces. */
export function tidyLine(text: string): string {
  return withoutUnseen(text)
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/**
 * Normalizes a text that is compared, or parsed as a number, date or keyword (unseen-characters):
 * compatibility forms such as full-width characters are replaced, all dashes become hyphens. Keeps case and
 * accents.
 */
export function keyText(text: string): string {
  return tidyLine(text)
    .normalize('NFKC')
    .replace(/\p{Cf}|\uFE0F/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
