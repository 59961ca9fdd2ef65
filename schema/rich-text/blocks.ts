import type { Alignment, Mark } from './text.ts'

export interface Block {
  /** List of an item; items of the same list share the object. */
  list: { kind: ListKind } | null
  alignment: Alignment | null
  pieces: Piece[]
}

export type ListKind = 'ul' | 'ol'

/** Text with one set of marks, or `lineBreak`. */
export interface Piece {
  text: string
  href: string | null
  marks: readonly Mark[]
}

export const lineBreak = '\n'

/** Neither whitespace nor a format character. */
export const visible = /[^\s\p{Cf}]/u

/** Whether a block has visible text. */
export const isVisible = ({ pieces }: Block): boolean => pieces.some(({ text }) => visible.test(text))
