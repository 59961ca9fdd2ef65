import { type BaseEditor, Editor, Element, type NodeEntry, Range } from 'slate'
import type { HistoryEditor } from 'slate-history'
import type { ReactEditor } from 'slate-react'
import type { ListKind } from '../../../../../schema/rich-text/blocks.ts'
import type { Alignment, Mark } from '../../../../../schema/rich-text/text.ts'

/** Text in one manner; a line break is `\n` in it. */
export type FormattedText = { text: string } & Partial<Record<Mark, true>>

export interface LinkElement {
  type: 'link'
  /** As `richTextHref` gives it. */
  href: string
  children: FormattedText[]
}

export type Inline = FormattedText | LinkElement

/** The content of a paragraph or a list item. */
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

export const isLine = (node: unknown): node is LineElement =>
  Element.isElement(node) && (node.type === 'paragraph' || node.type === 'item')

export const isLink = (node: unknown): node is LinkElement => Element.isElement(node) && node.type === 'link'

const isList = (node: unknown): node is ListElement => Element.isElement(node) && node.type === 'list'

/** What is of a kind and touched by the selection; nothing without one. */
function selected<T extends Element>(editor: Editor, match: (node: unknown) => node is T): NodeEntry<T>[] {
  const { selection } = editor
  if (!selection) return []
  // A selection that only reaches the start of a line does not mean that line.
  const at = Range.isCollapsed(selection) ? selection : Editor.unhangRange(editor, selection)
  return [...Editor.nodes(editor, { at, match })]
}

/** The paragraphs and items that the selection touches. */
export const selectedLines = (editor: Editor) => selected(editor, isLine)

/** The link that the selection begins in. */
export const selectedLink = (editor: Editor) => selected(editor, isLink)[0] ?? null

export function listAround(editor: Editor, at: NodeEntry[1]): NodeEntry<ListElement> | null {
  return Editor.above(editor, { at, match: isList }) ?? null
}

export interface Formats {
  marks: Partial<Record<Mark, boolean>>
  list: ListKind | null
  alignment: Alignment | 'left'
  isLink: boolean
}

/** The formats where the selection begins. */
export function selectedFormats(editor: Editor): Formats {
  const [line] = selectedLines(editor)
  return {
    marks: (editor.selection && Editor.marks(editor)) ?? {},
    list: (line && listAround(editor, line[1])?.[0].kind) ?? null,
    alignment: line?.[0].align ?? 'left',
    isLink: selectedLink(editor) !== null,
  }
}
