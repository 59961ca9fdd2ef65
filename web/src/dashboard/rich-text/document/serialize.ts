import type { Descendant } from 'slate'
import { richText } from '../../../../../schema/rich-text.ts'
import {
  type Block,
  escapeText,
  lineBreak,
  type Piece,
  writeBlocks,
  writePieces,
} from '../../../../../schema/rich-text-html.ts'
import type { BlockElement, FormattedText, Inline, LineElement } from './model.ts'

/**
 * The HTML of what stands in the editor, in the one form that the server keeps (schema/rich-text.ts). What that form
 * has no room for is left out: empty paragraphs, blanks beside each other, more than two line breaks.
 *
 * @param value of a normalized editor
 * @returns '' when there is nothing to see
 */
export function serialize(value: readonly Descendant[]): string {
  return writeBlocks((value as BlockElement[]).flatMap(blocksOf))
}

/** The same for the clipboard, where blanks at the edges of what was copied have to stay. */
export function serializeForClipboard(value: readonly Descendant[]): string {
  return (value as BlockElement[])
    .map((block) => {
      const lines = blocksOf(block).map(({ pieces, alignment }) => {
        const tag = block.type === 'list' ? 'li' : 'p'
        const align = alignment ? `;text-align:${alignment}` : ''
        return `<${tag} style="white-space:pre-wrap${align}">${writePieces(pieces)}</${tag}>`
      })
      return block.type === 'list' ? `<${block.kind}>${lines.join('')}</${block.kind}>` : lines.join('')
    })
    .join('')
}

function blocksOf(block: BlockElement): Block[] {
  if (block.type === 'paragraph') return [blockOf(block, null)]
  const list = { kind: block.kind }
  return block.children.map((item) => blockOf(item, list))
}

function blockOf({ align, children }: LineElement, list: Block['list']): Block {
  return { list, alignment: align ?? null, pieces: children.flatMap(piecesOf) }
}

function piecesOf(node: Inline): Piece[] {
  return 'href' in node
    ? node.children.flatMap((text) => textPieces(text, node.href))
    : textPieces(node, null)
}

function textPieces({ text, ...manner }: FormattedText, href: string | null): Piece[] {
  const marks = richText.marks.filter((mark) => manner[mark])
  const lines = text.split('\n').map((line) => ({ text: escapeText(line), href, marks }))
  return lines.flatMap((line, index) =>
    index > 0 ? [{ text: lineBreak, href: null, marks: [] }, line] : line,
  )
}
