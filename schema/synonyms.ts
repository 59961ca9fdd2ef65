import { unaccent } from './slug.ts'

/** Bounds of a list of synonyms; the column holds the longest one. */
export const synonymLimits = { count: 40, length: 40 } as const

/** What separates synonyms in a text: nothing that could stand in one. */
const separators = /[,;|\r\n]+/

/** How two synonyms are compared: without regard to case, accents and everything but letters and digits. */
export const synonymKey = (synonym: string): string =>
  unaccent(synonym)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The synonyms in a text, as it is stored and as people write it; each once, without outer and doubled blanks. */
export function synonymsIn(text: string): string[] {
  const byKey = new Map<string, string>()
  for (const part of text.split(separators)) {
    const synonym = part.replace(/\s+/g, ' ').trim()
    const key = synonymKey(synonym)
    if (key !== '' && !byKey.has(key)) byKey.set(key, synonym)
  }
  return [...byKey.values()]
}

/** A list as it is stored. */
export const synonymText = (synonyms: readonly string[]): string => synonyms.join(', ')
