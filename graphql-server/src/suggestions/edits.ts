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

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
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
  const width = word.length
  let [before, last, row] = [new Uint8Array(width + 1), new Uint8Array(width + 1), new Uint8Array(width + 1)]
  for (let column = 0; column <= width; column += 1) last[column] = Math.min(column, most + 1)
  for (let line = 1; line <= text.length; line += 1) {
    row[0] = Math.min(line, most + 1)
    let least = row[0]
    for (let column = 1; column <= width; column += 1) {
      const isSame = text[line - 1] === word[column - 1]
      let edits = Math.min(
        at(last, column) + 1,
        at(row, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      )
      const isExchange =
        line > 1 && column > 1 && text[line - 1] === word[column - 2] && text[line - 2] === word[column - 1]
      if (isExchange) edits = Math.min(edits, at(before, column - 2) + 1)
      row[column] = Math.min(edits, most + 1)
      least = Math.min(least, edits)
    }
    // An exchange may still come from the line before.
    if (least > most && Math.min(...last) > most) return most + 1
    ;[before, last, row] = [last, row, before]
  }
  return isBeginning ? Math.min(...last) : at(last, width)
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0
