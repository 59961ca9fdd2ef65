import type { Alignment, Mark } from './text.ts'

/** A paragraph or a list item. */
export interface Block {
  /** The list that it is an item of: one object for all its items. */
  list: { kind: ListKind } | null
  alignment: Alignment | null
  pieces: Piece[]
}

export type ListKind = 'ul' | 'ol'

/** Text with one set of marks; `lineBreak` for a line break. */
export interface Piece {
  text: string
  href: string | null
  marks: readonly Mark[]
}

export const lineBreak = '\n'

/** Neither a blank nor one of the characters that only steer others. */
export const visible = /[^\s\p{Cf}]/u

/** Whether there is something to see in a block. */
export const isVisible = ({ pieces }: Block): boolean => pieces.some(({ text }) => visible.test(text))
