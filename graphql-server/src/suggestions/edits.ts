/** Number of typing errors tolerated in a word of this length. */
export function editsAllowed(letters: number): 0 | 1 | 2 {
  if (letters < 5) return 0
  return letters < 9 ? 1 : 2
}

/** A bit for each letter and digit in a word. Words within `n` edits differ in at most `2n` bits. */
export function letterBits(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % 32)
  return bits
}

/** Whether words can be within this many edits, judging by lengths and letters only. */
export function mayBeNear(
  bits: number,
  length: number,
  otherBits: number,
  otherLength: number,
  most: number,
) {
  return Math.abs(length - otherLength) <= most && countBits(bits ^ otherBits) <= 2 * most
}

/** Population count of 32 bits, without a loop: called for thousands of words per unknown one. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Edit distance: insertions, deletions, replacements, and exchanges of two neighbours (the "optimal string alignment"
 * form of Damerau and Levenshtein's distance).
 *
 * @param most maximum distance computed
 * @param isBeginning whether the text may be a prefix of the word: the minimum over all prefixes
 * @returns at most `most + 1`
 */
export function editsBetween(text: string, word: string, most: number, isBeginning = false): number {
  const far = most + 1
  if (text.length > word.length + most || (!isBeginning && word.length > text.length + most)) return far
  let before: number[] = []
  let last = [0]
  for (let column = 1; column <= word.length; column += 1) last.push(column)
  let leastOfLast = 0
  for (let line = 1; line <= text.length; line += 1) {
    const row = [line]
    let least = line
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = text[line - 1] === word[column - 1]
      const isExchange =
        line > 1 && column > 1 && text[line - 1] === word[column - 2] && text[line - 2] === word[column - 1]
      const edits = Math.min(
        at(last, column) + 1,
        at(row, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isExchange ? at(before, column - 2) + 1 : far,
      )
      row.push(edits)
      least = Math.min(least, edits)
    }
    // Both of the last two rows, since an exchange goes back by two.
    if (least > most && leastOfLast > most) return far
    leastOfLast = least
    ;[before, last] = [last, row]
  }
  return Math.min(far, isBeginning ? Math.min(...last) : at(last, word.length))
}

const at = (row: readonly number[], column: number): number => row[column] ?? 0

/** Longer words that differ by one letter are hardly ever two existing words. */
const longestAmbiguous = 6

/** Rows of a Brazilian keyboard: adjacent keys are next to each other or one row below. */
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Whether two short words that differ in one letter are different words rather than a typing error: "banco" and
 * "banho", but not "pizzs" and "pizza". A typing error is an adjacent key or another vowel.
 */
export function isOtherWord(text: string, word: string): boolean {
  if (text.length > longestAmbiguous || text.length !== word.length) return false
  const differing = [...text].flatMap((letter, index) => (letter === word[index] ? [] : [index]))
  const [index, ...others] = differing
  if (index === undefined || others.length > 0) return false
  const [one, other] = [text.charAt(index), word.charAt(index)]
  return !areNeighbours(one, other) && !(isVowel(one) && isVowel(other))
}

const isVowel = (letter: string) => 'aeiou'.includes(letter)

function areNeighbours(one: string, other: string): boolean {
  const [rowOfOne, rowOfOther] = [one, other].map((letter) =>
    keyRows.findIndex((row) => row.includes(letter)),
  )
  if (rowOfOne === undefined || rowOfOther === undefined || rowOfOne < 0 || rowOfOther < 0) return false
  const distance = (keyRows[rowOfOne] ?? '').indexOf(one) - (keyRows[rowOfOther] ?? '').indexOf(other)
  return Math.abs(rowOfOne - rowOfOther) <= 1 && Math.abs(distance) <= 1
}
