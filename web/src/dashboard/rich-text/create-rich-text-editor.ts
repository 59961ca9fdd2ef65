import { createEditor, Editor, Element, Node, type NodeEntry, Path, Range, Text, Transforms } from 'slate'
import { HistoryEditor, withHistory } from 'slate-history'
import { withReact } from 'slate-react'
import { richTextHref } from '../../../../schema/rich-text/text.ts'
import { withClipboard } from './clipboard.ts'
import { intoList, leaveList } from './commands.ts'
import {
  emptyValue,
  type LinkElement,
  type ListElement,
  listAround,
  selectedLines,
  selectedLink,
} from './document/model.ts'

export function createRichTextEditor(): Editor {
  return withClipboard(withTyping(withNormalizing(withHistory(withReact(createEditor())))))
}

/** What typed before a blank at the start of a paragraph begins a list. */
const listStart = /^(?:([-*•])|1[.)])$/

/** Adds the behaviour of Enter, Backspace and space in lists and links. */
function withTyping(editor: Editor): Editor {
  const { insertBreak, deleteBackward, insertText } = editor

  editor.insertBreak = () => {
    const [line] = selectedLines(editor)
    // Enter in an empty item ends its list.
    if (line && Node.string(line[0]) === '' && listAround(editor, line[1])) leaveList(editor, line[1])
    else insertBreak()
  }

  editor.insertSoftBreak = () => Editor.insertText(editor, '\n')

  editor.deleteBackward = (unit) => {
    const [line] = selectedLines(editor)
    const { selection } = editor
    const isAtStart =
      line && selection && Range.isCollapsed(selection) && Editor.isStart(editor, selection.anchor, line[1])
    if (isAtStart && listAround(editor, line[1])) leaveList(editor, line[1])
    else deleteBackward(unit)
  }

  editor.insertText = (text, options) => {
    if (!options?.at) leaveLinkAtEnd(editor)
    insertText(text, options)
    if (text.endsWith(' ') && !options?.at) beginList(editor)
  }

  return editor
}

/** What is typed at the end of a link no longer belongs to it. */
function leaveLinkAtEnd(editor: Editor): void {
  const { selection } = editor
  const link = selectedLink(editor)
  if (!selection || !link || !Range.isCollapsed(selection)) return
  if (!Editor.isEnd(editor, selection.anchor, link[1])) return
  const after = Editor.start(editor, Path.next(link[1]))
  if (Editor.hasPath(editor, after.path)) Transforms.select(editor, after)
}

/** `- ` and `1. ` at the start of a paragraph begin a list; undoing it gives them back. */
function beginList(editor: Editor): void {
  const [line] = selectedLines(editor)
  const { selection } = editor
  if (!selection || !line || line[0].type !== 'paragraph') return
  const typed = { anchor: Editor.start(editor, line[1]), focus: selection.anchor }
  const start = listStart.exec(Editor.string(editor, typed).slice(0, -1))
  if (!start || !Editor.string(editor, typed).endsWith(' ')) return
  HistoryEditor.withNewBatch(editor, () => {
    Transforms.delete(editor, { at: typed })
    intoList(editor, line[1], start[1] ? 'ul' : 'ol')
  })
}

/**
 * Keeps the value normalized: paragraphs and lists; items in lists; text and links in both; text in links. Other nodes
 * are converted; text is never lost.
 */
function withNormalizing(editor: Editor): Editor {
  const { normalizeNode, isInline } = editor
  editor.isInline = (element) => element.type === 'link' || isInline(element)
  editor.normalizeNode = (entry, options) => {
    if (!normalize(editor, entry)) normalizeNode(entry, options)
  }
  return editor
}

/** @returns true when something was changed: the node is looked at again */
function normalize(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return normalizeRoot(editor)
  if (!Element.isElement(node)) return false
  if (node.type === 'list') return normalizeList(editor, node, path)
  if (node.type === 'link') return normalizeLink(editor, node, path)
  return liftBlocks(editor, path)
}

function normalizeRoot(editor: Editor): boolean {
  if (editor.children.length === 0) {
    Transforms.insertNodes(editor, emptyValue(), { at: [0] })
    return true
  }
  for (const [child, path] of Node.children(editor, [])) {
    if (isText(editor, child)) Transforms.wrapNodes(editor, { type: 'paragraph', children: [] }, { at: path })
    else if (Element.isElement(child) && child.type === 'item')
      Transforms.setNodes(editor, { type: 'paragraph' }, { at: path })
    else continue
    return true
  }
  return false
}

function normalizeList(editor: Editor, list: ListElement, path: Path): boolean {
  if (list.children.length === 0) {
    Transforms.removeNodes(editor, { at: path })
    return true
  }
  for (const [child, at] of Node.children(editor, path)) {
    if (isText(editor, child)) Transforms.wrapNodes(editor, { type: 'item', children: [] }, { at })
    else if (Element.isElement(child) && child.type === 'list') Transforms.unwrapNodes(editor, { at })
    else if (Element.isElement(child) && child.type === 'paragraph')
      Transforms.setNodes(editor, { type: 'item' }, { at })
    else continue
    return true
  }
  return false
}

/** Links hold text, and their addresses are such as the server keeps. */
function normalizeLink(editor: Editor, link: LinkElement, path: Path): boolean {
  for (const [child, at] of Node.children(editor, path)) {
    if (Text.isText(child)) continue
    Transforms.unwrapNodes(editor, { at })
    return true
  }
  if (Node.string(link) !== '' && richTextHref(link.href) === link.href) return false
  Transforms.unwrapNodes(editor, { at: path })
  return true
}

/** A paragraph or an item that blocks have come into becomes several. */
function liftBlocks(editor: Editor, path: Path): boolean {
  const children = [...Node.children(editor, path)]
  const at = children.find(([child]) => !isText(editor, child))?.[1]
  if (!at) return false
  Transforms.liftNodes(editor, { at })
  return true
}

function isText(editor: Editor, node: Node): boolean {
  return Text.isText(node) || (Element.isElement(node) && Editor.isInline(editor, node))
}
