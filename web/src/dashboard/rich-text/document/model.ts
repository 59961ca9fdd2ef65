import type { BaseEditor } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'
import type { Alignment, Mark } from '../../../../../schema/rich-text.ts'
import type { ListKind } from '../../../../../schema/rich-text-html.ts'

/** Text in one manner; a line break is `\n` in it. */
export type FormattedText = { text: string } & Partial<Record<Mark, true>>

export interface LinkElement {
  type: 'link'
  /** As `richTextHref` gives it. */
  href: string
  children: FormattedText[]
}

export type Inline = FormattedText | LinkElement

/** What stands within a paragraph, and within an item of a list. */
interface Line {
  /** Absent for left. */
  align?: Alignment
  children: Inline[]
}

export interface ParagraphElement extends Line {
  type: 'paragraph'
}

export interface ItemElement extends Line {
  type: 'item'
}

export interface ListElement {
  type: 'list'
  kind: ListKind
  children: ItemElement[]
}

/** What a description is made of: the editor's value is a list of these, never empty. */
export type BlockElement = ParagraphElement | ListElement

export type LineElement = ParagraphElement | ItemElement

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor
    Element: BlockElement | ItemElement | LinkElement
    Text: FormattedText
  }
}

/** A value without text. */
export const emptyValue = (): BlockElement[] => [{ type: 'paragraph', children: [{ text: '' }] }]
