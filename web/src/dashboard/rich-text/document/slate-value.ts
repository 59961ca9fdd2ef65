import type { Descendant } from 'slate'
import { type Block, lineBreak, type Piece } from '../../../../../schema/rich-text/blocks.ts'
import { richText } from '../../../../../schema/rich-text/text.ts'
import type { BlockElement, FormattedText, Inline, LineElement } from './model.ts'

export function toSlate(blocks: readonly Block[]): BlockElement[] {
  const value: BlockElement[] = []
  let open: Block['list'] = null
  for (const { list, alignment, pieces } of blocks) {
    const line = { ...(alignment && { align: alignment }), children: toInlines(pieces) }
    const last = value.at(-1)
    if (!list) value.push({ type: 'paragraph', ...line })
    else if (list === open && last?.type === 'list') last.children.push({ type: 'item', ...line })
    else value.push({ type: 'list', kind: list.kind, children: [{ type: 'item', ...line }] })
    open = list
  }
  return value
}

/** The pieces in the form that Slate keeps: equal ones in one, every link between texts. */
function toInlines(pieces: readonly Piece[]): LineElement['children'] {
  const inlines: Inline[] = [{ text: '' }]
  for (const { text, href, marks } of pieces) {
    const formatted: FormattedText = { text, ...Object.fromEntries(marks.map((mark) => [mark, true])) }
    const last = inlines.at(-1)
    if (!href) addText(inlines, formatted)
    else if (last && 'href' in last && last.href === href) addText(last.children, formatted)
    else {
      if (last && 'href' in last) inlines.push({ text: '' })
      inlines.push({ type: 'link', href, children: [formatted] })
    }
  }
  const end = inlines.at(-1)
  return end && 'href' in end ? [...inlines, { text: '' }] : inlines
}

function addText(inlines: Inline[], added: FormattedText): void {
  const last = inlines.at(-1)
  if (last && !('href' in last) && last.text === '') inlines[inlines.length - 1] = added
  else if (last && !('href' in last) && richText.marks.every((mark) => last[mark] === added[mark]))
    last.text += added.text
  else inlines.push(added)
}

/** @param value of a normalized editor */
export function fromSlate(value: readonly Descendant[]): Block[] {
  return (value as BlockElement[]).flatMap((block) => {
    if (block.type === 'paragraph') return [toBlock(block, null)]
    const list = { kind: block.kind }
    return block.children.map((item) => toBlock(item, list))
  })
}

function toBlock({ align, children }: LineElement, list: Block['list']): Block {
  const pieces = children.flatMap((child) =>
    'href' in child
      ? child.children.flatMap((text) => textPieces(text, child.href))
      : textPieces(child, null),
  )
  return { list, alignment: align ?? null, pieces }
}

function textPieces({ text, ...manner }: FormattedText, href: string | null): Piece[] {
  const marks = richText.marks.filter((mark) => manner[mark])
  const lines = text.split('\n').map((line) => ({ text: line, href, marks }))
  return lines.flatMap((line, index) =>
    index > 0 ? [{ text: lineBreak, href: null, marks: [] }, line] : line,
  )
}
