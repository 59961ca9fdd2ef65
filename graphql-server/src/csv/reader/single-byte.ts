/** Encodings of one byte for each character that Brazilian files come in. */
export const singleByteEncodings = ['windows-1252', 'macintosh', 'cp850'] as const

export type SingleByteEncoding = (typeof singleByteEncodings)[number]

/** The upper half of code page 850, which `TextDecoder` does not know. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

export function decodeSingleByte(bytes: Uint8Array, encoding: SingleByteEncoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return text.replace(/[\x80-\xff]/g, (character) => cp850.charAt(character.charCodeAt(0) - 0x80))
}

const notLetter = /[^\p{L}]/u
const notLetterOrDigit = /[^\p{L}\d]/u
const anything = /[\s\S]/

/**
 * What is written before and after a character in Portuguese; a line's border counts as a blank. A character without a
 * row is not expected in Portuguese at all.
 */
const contexts: readonly [characters: string, before: RegExp, after: RegExp][] = [
  ['áâàéêíóôúü', /[^\d]/, /[^\d\p{Lu}]/u],
  ['ÁÂÀÉÊÍÓÔÚÜ', /[^\d\p{Ll}]/u, /[^\d]/],
  ['ã', /\p{L}/u, /[oeisz]|[^\p{L}\d]/u],
  ['Ã', /\p{Lu}/u, /[OEISZ]|[^\p{L}\d]/u],
  ['õ', /\p{L}/u, /[esz]|[^\p{L}\d]/u],
  ['Õ', /\p{Lu}/u, /[ESZ]|[^\p{L}\d]/u],
  ['ç', /[aeiounrlãõáéíóúâêôAEIOU]/, /[aouáâãóôõú]/],
  ['Ç', /[AEIOUNRLÃÕÁÉÍÓÚÂÊÔ]/, /[AOUÁÂÃÓÔÕÚ]/],
  ['ñäëïöèåøß', /\p{L}/u, /[^\d\p{Lu}]/u],
  ['ÑÄËÏÖÈÅØ', /\p{Lu}/u, /[^\d]/],
  ['ÖÅØ', notLetterOrDigit, /\p{Ll}/u],
  ['ºª°', /[\p{L}\d.]/u, anything],
  ['\u00A0', anything, anything],
  ['’', anything, /[^\p{L}]|[sS]/u],
  ['’´', /[dDlL]/, anything],
  ['‘“«', notLetterOrDigit, /\S/],
  ['”»', /\S/, notLetterOrDigit],
  ['…®™©²³', /[\p{L}\d\s)"”]/u, notLetterOrDigit],
  ['–', notLetter, notLetter],
  ['–', /\p{L}/u, /\p{Lu}/u],
  ['—×±½¼¾', /[\s\d]/, /[\s\d%]/],
  ['•·§€', /[\s\d;,]/, /[\s\d\p{Lu}]/u],
]

const contextsByCharacter = Map.groupBy(
  contexts.flatMap(([characters, before, after]) =>
    [...characters].map((character) => ({ character, before, after })),
  ),
  ({ character }) => character,
)

const beyondAscii = /[\u0080-\uFFFF]/g

/** How many characters of a line are where Portuguese does not have them. */
export function countImplausible(line: string): number {
  let implausible = 0
  for (const { 0: character, index } of line.matchAll(beyondAscii)) {
    const before = line.charAt(index - 1) || ' '
    const after = line.charAt(index + 1) || ' '
    const known = contextsByCharacter.get(character) ?? []
    if (!known.some((context) => context.before.test(before) && context.after.test(after))) implausible += 1
  }
  return implausible
}

type Reading = { encoding: SingleByteEncoding } | { unclearLine: number }

/** Weighs in which encoding the lines of a file read as Portuguese. */
export class SingleByteEvidence {
  readonly #implausible = { 'windows-1252': 0, macintosh: 0, cp850: 0 }
  /** The first line that is implausible in an encoding and plausible in another. */
  readonly #contested: Partial<Record<SingleByteEncoding, number>> = {}
  #characters = 0
  #firstLine = 0

  /** @param bytes of a line that has some beyond ASCII */
  add(line: number, bytes: Uint8Array): void {
    this.#firstLine ||= line
    for (const byte of bytes) if (byte >= 0x80) this.#characters += 1
    const counts = singleByteEncodings.map((encoding) => {
      const count = countImplausible(decodeSingleByte(bytes, encoding))
      this.#implausible[encoding] += count
      return { encoding, count }
    })
    if (!counts.some(({ count }) => count === 0)) return
    for (const { encoding, count } of counts) if (count > 0) this.#contested[encoding] ??= line
  }

  /** @returns the line by which no encoding is certain, where there is one */
  decide(): Reading {
    const [best, next] = singleByteEncodings.toSorted(
      (one, other) => this.#implausible[one] - this.#implausible[other],
    ) as [SingleByteEncoding, SingleByteEncoding]
    const { [best]: least, [next]: more } = this.#implausible
    if (least === more || least > this.#characters / 2) return { unclearLine: this.#firstLine }
    const contested = this.#contested[best]
    return contested === undefined ? { encoding: best } : { unclearLine: contested }
  }
}
