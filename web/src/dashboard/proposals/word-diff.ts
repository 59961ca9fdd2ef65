/** A run of words that both texts have, or only the first or the second. */
export interface DiffPart {
  text: string
  isMarked: boolean
}

/** Words of both texts at most: the table has one number for each pair of them. */
const maxWords = 2_000

/**
 * Compares two texts word by word, by the longest common subsequence.
 *
 * @returns both texts in parts; texts that are too long for it are marked whole
 */
export function diffWords(before: string, after: string): { before: DiffPart[]; after: DiffPart[] } {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  if (Math.max(one.length, other.length) > maxWords)
    return { before: [{ text: before, isMarked: true }], after: [{ text: after, isMarked: true }] }
  const lengths = commonLengths(one, other)
  const [kept, taken] = [new Set<number>(), new Set<number>()]
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i]?.trim() === other[j]?.trim()) {
      kept.add(i++)
      taken.add(j++)
    } else if (lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1)) i++
    else j++
  }
  return { before: joined(one, kept), after: joined(other, taken) }
}

/** Each with the space behind it. */
const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []

const lengthAt = (lengths: readonly Uint16Array[], i: number, j: number) => lengths[i]?.[j] ?? 0

/** The length of the longest common subsequence of what begins at each pair of words. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let i = one.length - 1; i >= 0; i--) {
    const row = lengths[i] as Uint16Array
    for (let j = other.length - 1; j >= 0; j--)
      row[j] =
        one[i]?.trim() === other[j]?.trim()
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), row[j + 1] ?? 0)
  }
  return lengths
}

function joined(words: readonly string[], common: ReadonlySet<number>): DiffPart[] {
  const parts: DiffPart[] = []
  for (const [index, text] of words.entries()) {
    const isMarked = !common.has(index)
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) last.text += text
    else parts.push({ text, isMarked })
  }
  return parts
}
