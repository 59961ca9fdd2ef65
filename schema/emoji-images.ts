const emojiLetters =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3|[\d#*])+$/u
const emojiSign = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

/**
 * The emoji that an image replaces, as messengers and mail clients paste them.
 *
 * @param alt the image's alternative text
 * @returns empty for other images
 */
export function emojiInAlt(alt: string): string {
  const text = alt.trim()
  return text.length <= 60 && emojiLetters.test(text) && emojiSign.test(text) ? text : ''
}
