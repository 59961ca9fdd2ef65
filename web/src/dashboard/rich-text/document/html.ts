import type { Descendant } from 'slate'
import { emojiInAlt } from '../../../../../schema/emoji-images.ts'
import { readBlocks } from '../../../../../schema/rich-text/read.ts'
import { tidyBlocks, writeBlocks, writePieces } from '../../../../../schema/rich-text/write.ts'
import { createTrustedTypesPolicy } from '../../../browser/trusted-types.ts'
import {
  formatWithin,
  isMarker,
  plainFormat,
  readStyle,
  readWordList,
  type Style,
  type TextFormat,
} from './html-format.ts'
import { HtmlLines } from './html-lines.ts'
import type { BlockElement } from './model.ts'
import { fromSlate, toSlate } from './slate-value.ts'

/** The parsed document is only read: it runs no script, and none of it is put into the page. */
const inert = createTrustedTypesPolicy('inert-document', (html) => html)

/** Reads a saved description into the editor's value; empty when there is nothing to see. */
export function readSaved(html: string): BlockElement[] {
  return toSlate(tidyBlocks(readBlocks(html)))
}

/**
 * Reads the HTML of a clipboard into what the editor can make, as close to what its program showed as possible. Headings
 * become bold paragraphs, the cells of tables paragraphs, nested lists flat; images are left out, except emoji; links stay
 * where the server would keep them. Nothing of it is ever shown as HTML.
 *
 * @returns empty when there is nothing to see
 */
export function deserialize(html: string): BlockElement[] {
  const { body } = new DOMParser().parseFromString(inert.createHTML(html), 'text/html')
  const lines = new HtmlLines()
  readChildren(body, plainFormat, lines)
  return toSlate(lines.toBlocks())
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

function readChildren(parent: Element, format: TextFormat, lines: HtmlLines): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) lines.addText(node.nodeValue ?? '', format)
    else if (node.nodeType === Node.ELEMENT_NODE) readElement(node as Element, format, lines)
  }
}

function readElement(element: Element, outer: TextFormat, lines: HtmlLines): void {
  const tag = element.localName
  const style = readStyle(element)
  if (silent.has(tag) || style.get('display') === 'none' || isMarker(element)) return
  const format = formatWithin(outer, element, style)
  if (tag === 'br') lines.addBreak()
  else if (tag === 'img') lines.addText(emojiInAlt(element.getAttribute('alt') ?? ''), format)
  else if (isBlank(element)) lines.addText(' ', { ...format, keepsBlanks: true })
  else if (!block.has(tag)) readChildren(element, format, lines)
  else if (tag === 'ul' || tag === 'ol') readList(element, format, lines)
  else readBlock(element, format, style, lines)
}

/** What Chromium and Safari make of a blank at an edge of what is copied. */
function isBlank(element: Element): boolean {
  return element.classList.contains('Apple-converted-space')
}

function readList(element: Element, format: TextFormat, lines: HtmlLines): void {
  lines.enterList(element.localName === 'ol' ? 'ol' : 'ul')
  readChildren(element, format, lines)
  lines.leaveList()
}

function readBlock(element: Element, format: TextFormat, style: Style, lines: HtmlLines): void {
  const isLine = format.isItem && element.localName !== 'li'
  const edge = () => (isLine ? lines.addBreakBetween() : lines.end())
  edge()
  lines.wordList = isLine ? null : (readWordList(element, style) ?? lines.wordList)
  readChildren(element, format, lines)
  edge()
  if (!isLine) lines.wordList = null
}

/**
 * The HTML of the editor, in the form that the server stores (schema/rich-text/text.ts). What that form
 * has no room for is left out: empty paragraphs, consecutive spaces, more than two line breaks.
 *
 * @param value of a normalized editor
 * @returns '' when there is nothing to see
 */
export function serialize(value: readonly Descendant[]): string {
  return writeBlocks(fromSlate(value))
}

/** The same for the clipboard, where blanks at the edges of what was copied have to stay. */
export function serializeForClipboard(value: readonly Descendant[]): string {
  return (value as BlockElement[])
    .map((block) => {
      const lines = fromSlate([block]).map(({ pieces, alignment }) => {
        const tag = block.type === 'list' ? 'li' : 'p'
        const align = alignment ? `;text-align:${alignment}` : ''
        return `<${tag} style="white-space:pre-wrap${align}">${writePieces(pieces)}</${tag}>`
      })
      return block.type === 'list' ? `<${block.kind}>${lines.join('')}</${block.kind}>` : lines.join('')
    })
    .join('')
}
