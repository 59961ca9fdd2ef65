import type { Descendant } from 'slate'
import { emojiOf, richText } from '../../../../../schema/rich-text.ts'
import {
  type Block,
  escapeText,
  lineBreak,
  type Piece,
  writeBlocks,
  writePieces,
} from '../../../../../schema/rich-text-html.ts'
import { createTrustedTypesPolicy } from '../../../browser/trusted-types.ts'
import { HtmlLines } from './html-lines.ts'
import {
  isMarker,
  type Manner,
  mannerWithin,
  plainManner,
  type Style,
  styleOf,
  wordListOf,
} from './html-manner.ts'
import type { BlockElement, FormattedText, Inline, LineElement } from './model.ts'

/** The parsed document is only read: it runs no script, and none of it is put into the page. */
const inert = createTrustedTypesPolicy('inert-document', (html) => html)

/**
 * Reads HTML into what the editor can make: what the server has kept without any change; what others wrote, from a
 * clipboard, as close as possible. Headings become bold paragraphs, the cells of tables paragraphs, nested lists flat;
 * images go, but for emoji; links stay where the server would keep them. Nothing of it is ever shown as HTML.
 *
 * @returns empty when there is nothing to see
 */
export function deserialize(html: string): BlockElement[] {
  const { body } = new DOMParser().parseFromString(inert.createHTML(html), 'text/html')
  const lines = new HtmlLines()
  readChildren(body, plainManner, lines)
  return lines.toBlocks()
}

const block = new Set(
  `address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
)

/** What holds no text for people. */
const silent = new Set(
  'audio canvas head iframe math noscript object option script select style svg template textarea title video xmp'.split(
    ' ',
  ),
)

function readChildren(parent: Element, manner: Manner, lines: HtmlLines): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) lines.addText(node.nodeValue ?? '', manner)
    else if (node.nodeType === Node.ELEMENT_NODE) readElement(node as Element, manner, lines)
  }
}

function readElement(element: Element, outer: Manner, lines: HtmlLines): void {
  const tag = element.localName
  const style = styleOf(element)
  if (silent.has(tag) || style.get('display') === 'none' || isMarker(element)) return
  const manner = mannerWithin(outer, element, style)
  if (tag === 'br') lines.addBreak()
  else if (tag === 'img') lines.addText(emojiOf(element.getAttribute('alt') ?? ''), manner)
  else if (isBlank(element)) lines.addText(' ', { ...manner, keepsBlanks: true })
  else if (!block.has(tag)) readChildren(element, manner, lines)
  else if (tag === 'ul' || tag === 'ol') readList(element, manner, lines)
  else readBlock(element, manner, style, lines)
}

/** What Chromium and Safari make of a blank at an edge of what is copied. */
function isBlank(element: Element): boolean {
  return element.classList.contains('Apple-converted-space')
}

function readList(element: Element, manner: Manner, lines: HtmlLines): void {
  lines.enterList(element.localName === 'ol' ? 'ol' : 'ul')
  readChildren(element, manner, lines)
  lines.leaveList()
}

function readBlock(element: Element, manner: Manner, style: Style, lines: HtmlLines): void {
  const isLine = manner.isItem && element.localName !== 'li'
  const edge = () => (isLine ? lines.addBreakBetween() : lines.end())
  edge()
  lines.wordList = isLine ? null : (wordListOf(element, style) ?? lines.wordList)
  readChildren(element, manner, lines)
  edge()
  if (!isLine) lines.wordList = null
}

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
