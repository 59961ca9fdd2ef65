import { type Block, isVisible, lineBreak, type Piece, visible } from './blocks.ts'

/** Characters that change text direction (https://www.unicode.org/reports/tr9/). */
export const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Serializes blocks in the canonical form of schema/rich-text/text.ts, which the server keeps unchanged. */
export function writeBlocks(blocks: readonly Block[]): string {
  let html = ''
  let list: Block['list'] = null
  for (const block of tidyBlocks(blocks)) {
    if (list && list !== block.list) html += `</${list.kind}>`
    if (block.list && list !== block.list) html += `<${block.list.kind}>`
    list = block.list
    const tag = list ? 'li' : 'p'
    const style = block.alignment ? ` style="text-align:${block.alignment}"` : ''
    html += `<${tag}${style}>${writePieces(block.pieces)}</${tag}>`
  }
  return list ? `${html}</${list.kind}>` : html
}

/** Serializes the content of a block without tidying it. */
export function writePieces(pieces: readonly Piece[]): string {
  let html = ''
  let open: string[] = []
  for (const { text, href, marks } of pieces) {
    const wanted = [...(href ? [linkTag(href)] : []), ...marks.map((mark) => `<${mark}>`)]
    const kept = wanted.findIndex((tag, index) => tag !== open[index])
    const common = kept < 0 ? wanted.length : kept
    html += closing(open.slice(common)) + wanted.slice(common).join('')
    html += text === lineBreak ? '<br>' : escapeText(text)
    open = wanted
  }
  return html + closing(open)
}

function closing(tags: readonly string[]): string {
  return tags
    .map((tag) => `</${/\w+/.exec(tag)?.[0]}>`)
    .reverse()
    .join('')
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function linkTag(href: string): string {
  const escaped = escapeText(href).replaceAll('"', '&quot;')
  return `<a href="${escaped}"${/^https?:/.test(href) ? ' target="_blank" rel="noopener"' : ''}>`
}

/**
 * Removes empty blocks and normalizes the others to the form of schema/rich-text/text.ts: single spaces, none
 * next to a line break or at an end; at most two line breaks; adjacent pieces with the same marks merged.
 */
export function tidyBlocks(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ ...block, pieces: tidied(block.pieces) })).filter(isVisible)
}

function tidied(pieces: readonly Piece[]): Piece[] {
  const tidy: Piece[] = []
  for (const piece of pieces) {
    if (piece.text === lineBreak) addLineBreak(tidy)
    else addText(tidy, piece)
  }
  while (tidy.at(-1)?.text === lineBreak) tidy.pop()
  trimEnd(tidy)
  return tidy
}

function addLineBreak(tidy: Piece[]): void {
  trimEnd(tidy)
  if (tidy.length === 0 || (tidy.slice(-2).every(({ text }) => text === lineBreak) && tidy.length > 1)) return
  tidy.push({ text: lineBreak, href: null, marks: [] })
}

function addText(tidy: Piece[], piece: Piece): void {
  const last = tidy.at(-1)
  const plain = piece.text.replace(directionMarks, '').replace(/[\u200b\ufeff]/g, '')
  const text = plain.replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
  const fits = !last || last.text === lineBreak || last.text.endsWith(' ') ? text.trimStart() : text
  if (fits === '') return
  const { href, marks } = visible.test(fits) ? piece : { href: null, marks: [] }
  if (last && last.text !== lineBreak && last.href === href && last.marks.join() === marks.join())
    last.text = (last.text + fits).toWellFormed().normalize('NFC')
  else tidy.push({ text: fits.toWellFormed().normalize('NFC'), href, marks })
}

function trimEnd(tidy: Piece[]): void {
  const last = tidy.at(-1)
  if (!last || last.text === lineBreak) return
  last.text = last.text.replace(/ +$/, '')
  if (last.text === '') tidy.pop()
}
