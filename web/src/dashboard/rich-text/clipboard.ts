import { type Descendant, type Editor, Range } from 'slate'
import { richTextHref } from '../../../../schema/rich-text.ts'
import { ensureSelection, setLink } from './commands.ts'
import { deserialize } from './document/deserialize.ts'
import type { BlockElement, LineElement } from './document/model.ts'
import { linesOf } from './document/queries.ts'
import { serializeForClipboard } from './document/serialize.ts'
import { insertBlocks } from './insert-blocks.ts'

/** What is copied is plain HTML, and whatever is pasted or dropped is read into what the editor can make. */
export function withClipboard(editor: Editor): Editor {
  editor.setFragmentData = (data) => {
    const { selection } = editor
    if (!selection || Range.isCollapsed(selection)) return
    const value = copied(editor)
    data.setData('text/html', serializeForClipboard(value))
    data.setData('text/plain', value.flatMap(plainLines).join('\n'))
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
  const [line, another] = linesOf(editor)
  const [list] = fragment
  if (!line || another || !list || !('type' in list) || list.type !== 'list') return fragment
  return list.children.map(({ children }) => ({ type: 'paragraph', children }))
}

/** An address pasted over a text links it. */
function pasteAddress(editor: Editor, text: string): boolean {
  const { selection } = editor
  const href = /^https?:\/\/\S+$/i.test(text.trim()) && richTextHref(text.trim())
  if (!href || !selection || Range.isCollapsed(selection) || linesOf(editor).length > 1) return false
  setLink(editor, href, '')
  return true
}

/** Every line becomes a paragraph; a single one stays text. */
function insertPlain(editor: Editor, text: string): void {
  const clean = text.replace(/[\u200b\ufeff\0]/g, '').replaceAll('\t', ' ')
  const lines = clean.split(/\r\n|\r|\n|\u2028|\u2029/)
  if (lines.length === 1) return void (clean && editor.insertText(clean))
  const full = lines.filter((line) => line.trim() !== '')
  insertBlocks(
    editor,
    full.map((line): BlockElement => ({ type: 'paragraph', children: [{ text: line.trim() }] })),
  )
}

function plainLines(node: Descendant): string[] {
  if ('type' in node && node.type === 'list') return node.children.map(plainLine)
  return [plainLine(node as LineElement)]
}

function plainLine({ children }: LineElement): string {
  return children
    .flatMap((child) => ('href' in child ? child.children : child))
    .map(({ text }) => text)
    .join('')
}
