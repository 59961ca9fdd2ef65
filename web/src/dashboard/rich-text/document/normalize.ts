import { Editor, Element, Node, type NodeEntry, type Path, Text, Transforms } from 'slate'
import { richTextHref } from '../../../../../schema/rich-text.ts'
import { emptyValue, type LinkElement, type ListElement } from './model.ts'

/**
 * Keeps the value in its form: paragraphs and lists, in lists items, in both text and links, in links text. Whatever
 * else comes to stand there is made to fit; text is never lost.
 */
export function withNormalizing(editor: Editor): Editor {
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
