import { unaccent } from './slug.ts'

/** Limits of a list of synonyms; the column fits the longest one. */
export const synonymLimits = { count: 40, length: 40 } as const

/** Separators, none of which occurs within a synonym. */
const separators = /[,;|\r\n]+/

/** Comparison key: ignores case, accents and everything but letters and digits. */
export const synonymKey = (synonym: string): string =>
  unaccent(synonym)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Parses stored or typed synonyms: deduplicated, with whitespace collapsed. */
export function synonymsIn(text: string): string[] {
  const byKey = new Map<string, string>()
  for (const part of text.split(separators)) {
    const synonym = part.replace(/\s+/g, ' ').trim()
    const key = synonymKey(synonym)
    if (key !== '' && !byKey.has(key)) byKey.set(key, synonym)
  }
  return [...byKey.values()]
}

/** Stored form of a list. */
export const synonymText = (synonyms: readonly string[]): string => synonyms.join(', ')
