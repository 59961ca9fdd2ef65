/**
 * An emoji with what it is joined by, or characters without a visible form: soft hyphens, zero-width spaces, marks of
 * direction, joiners and selectors outside emoji.
 */
const emojiOrUnseen =
  /(\p{Extended_Pictographic}(?:[\uFE0F\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]|\u200D(?=\p{Extended_Pictographic}))*|[\d#*]\uFE0F\u20E3)|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Removes characters without a visible form, which copied text brings along, and keeps those within emoji. */
export const withoutUnseen = (text: string): string => text.replace(emojiOrUnseen, '$1')

/** Half of a character, which no text can hold. */
export const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text)

/** The normaliser of texts (unseen-characters): what people write on one line, with composed accents and single spaces. */
export function tidyLine(text: string): string {
  return withoutUnseen(text)
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/**
 * The normaliser of keys (unseen-characters): text that is compared, or read as a number, date or word of a list. Full-width
 * and other variants of a character are that character, and all dashes are hyphens. Case and accents stay.
 */
export function keyText(text: string): string {
  return tidyLine(text)
    .normalize('NFKC')
    .replace(/\p{Cf}|\uFE0F/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
