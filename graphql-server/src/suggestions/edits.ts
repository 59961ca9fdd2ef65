/** Typing errors that a word of so many letters may have. */
export function editsAllowed(letters: number): 0 | 1 | 2 {
  if (letters < 5) return 0
  return letters < 9 ? 1 : 2
}

/** A bit for each letter and digit that a word has. Words within `n` edits differ in at most `2n` of them. */
export function letterBits(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % 32)
  return bits
}

/** Whether words can be within so many edits, from their lengths and letters alone. */
export function mayBeNear(
  bits: number,
  length: number,
  otherBits: number,
  otherLength: number,
  most: number,
) {
  return Math.abs(length - otherLength) <= most && countBits(bits ^ otherBits) <= 2 * most
}

/** Of 32 bits, without a loop: it decides about thousands of words for each one that is not known. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Counts the letters that must be typed otherwise: one inserted, left out, replaced, or two neighbours exchanged (the
 * "optimal string alignment" form of Damerau and Levenshtein's distance).
 *
 * @param most beyond it nothing is counted
 * @param isBeginning whether the word may go on after what the text says: the least for any of its beginnings
 * @returns at most `most + 1`
 */
export function editsBetween(text: string, word: string, most: number, isBeginning = false): number {
  const [height, width, far] = [text.length, word.length, most + 1]
  if (height > width + most || (!isBeginning && width > height + most)) return far
  let [before, last, row] = rowsOf(width + 2)
  for (let column = 0; column <= width; column += 1) last[column] = Math.min(column, far)
  for (let line = 1; line <= height; line += 1) {
    // Beyond this band there are more edits than count.
    const from = Math.max(1, line - most)
    const to = Math.min(width, line + most)
    row[from - 1] = from === 1 ? Math.min(line, far) : far
    row[to + 1] = far
    let least = at(row, from - 1)
    for (let column = from; column <= to; column += 1) {
      const isSame = text[line - 1] === word[column - 1]
      let edits = Math.min(
        at(last, column) + 1,
        at(row, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        far,
      )
      const isExchange =
        line > 1 && column > 1 && text[line - 1] === word[column - 2] && text[line - 2] === word[column - 1]
      if (isExchange) edits = Math.min(edits, at(before, column - 2) + 1)
      row[column] = edits
      if (edits < least) least = edits
    }
    // Of two lines, since an exchange goes back by two.
    if (least > most && leastOf(last, line - 1, width, most) > most) return far
    ;[before, last, row] = [last, row, before]
  }
  return isBeginning ? Math.min(far, leastOf(last, height, width, most)) : at(last, width)
}

/** Words with what rules out most of them at once when the nearest are looked for: their letters and lengths. */
export class Spellings {
  readonly #words: readonly string[]
  readonly #bits: Int32Array
  readonly #lengths: Uint8Array

  constructor(words: readonly string[]) {
    this.#words = words
    this.#bits = Int32Array.from(words, letterBits)
    this.#lengths = Uint8Array.from(words, ({ length }) => length)
  }

  /** @returns the edits between a text and a word, at most `most + 1` */
  edits(index: number, text: string, bits: number, most: number): number {
    const isNear = mayBeNear(bits, text.length, this.#bits[index] ?? 0, this.#lengths[index] ?? 0, most)
    return isNear ? editsBetween(text, this.#words[index] ?? '', most) : most + 1
  }
}

/** The least of a line within its band. */
function leastOf(row: Uint8Array, line: number, width: number, most: number): number {
  let least = 255
  for (let column = Math.max(0, line - most); column <= Math.min(width, line + most); column += 1)
    least = Math.min(least, at(row, column))
  return least
}

/** Memory that all calls use, since they end before the next begins. */
let shared: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(0), new Uint8Array(0), new Uint8Array(0)]

function rowsOf(length: number) {
  if (shared[0].length < length)
    shared = [new Uint8Array(2 * length), new Uint8Array(2 * length), new Uint8Array(2 * length)]
  return shared
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0
