import { type Descendant, Editor, Node, Path, Range, Transforms } from 'slate'
import { decodeEntities } from '../../../../schema/rich-text/read.ts'
import { richTextHref } from '../../../../schema/rich-text/text.ts'
import { directionMarks } from '../../../../schema/rich-text/write.ts'
import { ensureSelection, setLink } from './commands.ts'
import { deserialize, serializeForClipboard } from './document/html.ts'
import { markedTexts } from './document/messenger-marks.ts'
import {
  type BlockElement,
  type LineElement,
  listAround,
  selectedLines,
  selectedLink,
} from './document/model.ts'

/** What is copied is plain HTML, and whatever is pasted or dropped is read into what the editor can make. */
export function withClipboard(editor: Editor): Editor {
  editor.setFragmentData = (data) => {
    const { selection } = editor
    if (!selection || Range.isCollapsed(selection)) return
    const value = copied(editor)
    data.setData('text/html', serializeForClipboard(value))
    const lines = value.flatMap((node): Descendant[] =>
      'type' in node && node.type === 'list' ? node.children : [node],
    )
    data.setData('text/plain', lines.map((line) => Node.string(line)).join('\n'))
  }

  editor.insertData = (data) => {
    ensureSelection(editor)
    const html = data.getData('text/html')
    const text = data.getData('text/plain')
    if (pasteAddress(editor, text)) return
    const blocks = deserialize(withoutActive(html))
    if (blocks.length > 0) insertBlocks(editor, blocks)
    else insertPlain(editor, text)
  }

  return editor
}

/**
 * Nothing of what is pasted ever runs, since it is only read; but browsers complain of handlers and style sheets that
 * the page's policy forbids wherever they read them.
 */
function withoutActive(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)on\w+(\s*=)/gi, '$1data-off$2'))
}

/** The selection; a part of one paragraph or item without what it is in. */
function copied(editor: Editor): Descendant[] {
  const fragment = editor.getFragment()
  const [line, another] = selectedLines(editor)
  const [list] = fragment
  if (!line || another || !list || !('type' in list) || list.type !== 'list') return fragment
  return list.children.map(({ children }) => ({ type: 'paragraph', children }))
}

/** An address pasted over a text links it. */
function pasteAddress(editor: Editor, text: string): boolean {
  const { selection } = editor
  const href = /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim()) && richTextHref(text.trim())
  if (!href || !selection || Range.isCollapsed(selection) || selectedLines(editor).length > 1) return false
  setLink(editor, href, '')
  return true
}

/** Every line becomes a paragraph; a single one stays text. Entities and the marks of WhatsApp are read. */
function insertPlain(editor: Editor, text: string): void {
  const clean = decodeEntities(text)
    .replace(/[\u200b\ufeff\0]/g, '')
    .replace(directionMarks, '')
    .replaceAll('\t', ' ')
  const lines = clean.split(/\r\n|\r|\n|\u2028|\u2029/)
  const [only = ''] = lines
  const isUnmarked = markedTexts(only).every(({ strong, em }) => !strong && !em)
  if (lines.length === 1 && isUnmarked) return void (clean && editor.insertText(clean))
  const full = lines.filter((line) => line.trim() !== '')
  insertBlocks(
    editor,
    full.map((line): BlockElement => ({ type: 'paragraph', children: markedTexts(line.trim()) })),
  )
}

/**
 * Replaces the selection with pasted or dropped blocks. A single paragraph is inserted inline; of several, the first
 * continues the line before the caret and the last the text after it. In a list every line becomes an item. The caret
 * is placed after the insertion.
 */
function insertBlocks(editor: Editor, blocks: readonly BlockElement[]): void {
  const [first] = blocks
  if (!first || !editor.selection) return
  Editor.withoutNormalizing(editor, () => {
    if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor)
    if (blocks.length > 1 || first.type === 'list') return insertLines(editor, blocks)
    // Links do not nest.
    const isInLink = selectedLink(editor) !== null
    const texts = first.children.flatMap((child) => ('href' in child && isInLink ? child.children : [child]))
    Transforms.insertNodes(editor, texts, { select: true })
  })
}

function insertLines(editor: Editor, blocks: readonly BlockElement[]): void {
  const line = selectedLines(editor)[0]
  if (!line) return
  const isInList = listAround(editor, line[1]) !== null
  const inserted = isInList ? blocks.flatMap(toItems) : blocks
  const flowsIn = isInList || inserted[0]?.type === 'paragraph'
  const flowsOut = isInList || inserted.at(-1)?.type === 'paragraph'

  Transforms.splitNodes(editor, { match: (node) => node === line[0], always: true })
  const head = line[1]
  const isEmpty = (path: Path) => Node.string(Node.get(editor, path)) === ''
  const tail = Editor.pathRef(editor, Path.next(head))
  Transforms.insertNodes(editor, [...inserted] as LineElement[], { at: Path.next(head) })
  const last = tail.current && Path.previous(tail.current)
  if (last) Transforms.select(editor, Editor.end(editor, last))

  if (tail.current && isEmpty(tail.current)) Transforms.removeNodes(editor, { at: tail.current })
  else if (tail.current && flowsOut) Transforms.mergeNodes(editor, { at: tail.current })
  if (isEmpty(head)) Transforms.removeNodes(editor, { at: head })
  else if (flowsIn) Transforms.mergeNodes(editor, { at: Path.next(head) })
  tail.unref()
}

function toItems(block: BlockElement): LineElement[] {
  if (block.type === 'list') return block.children
  return [{ ...block, type: 'item' }]
}
