import { type Alignment, directionMarks, type Mark } from './rich-text.ts'

/** A paragraph or an item of a list. */
export interface Block {
  /** The list that it is an item of: one object for all its items. */
  list: { kind: ListKind } | null
  alignment: Alignment | null
  pieces: Piece[]
}

export type ListKind = 'ul' | 'ol'

/** Text in one manner, or a line break. */
export interface Piece {
  /** Escaped; `<br>` for a line break. */
  text: string
  href: string | null
  marks: Mark[]
}

export const lineBreak = '<br>'

/** Neither a blank nor one of the characters that only steer others. */
export const visible = /[^\s\p{Cf}]/u

/**
 * Writes blocks in the one form of schema/rich-text.ts; those with nothing to see are left out. The server's sanitiser
 * and the dashboard's editor both write with it, so that what one makes the other leaves as it is.
 */
export function writeBlocks(blocks: readonly Block[]): string {
  let html = ''
  let list: Block['list'] = null
  for (const block of blocks) {
    const pieces = tidied(block.pieces)
    if (!pieces.some(({ text }) => text !== lineBreak && visible.test(text))) continue
    if (list && list !== block.list) html += `</${list.kind}>`
    if (block.list && list !== block.list) html += `<${block.list.kind}>`
    list = block.list
    const tag = list ? 'li' : 'p'
    const style = block.alignment ? ` style="text-align:${block.alignment}"` : ''
    html += `<${tag}${style}>${writePieces(pieces)}</${tag}>`
  }
  return list ? `${html}</${list.kind}>` : html
}

/** Single blanks, none beside a line break or an edge, two line breaks at most, and pieces of one manner in one. */
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

/** Writes what stands within a block as it is. */
export function writePieces(pieces: readonly Piece[]): string {
  let html = ''
  let open: string[] = []
  for (const { text, href, marks } of pieces) {
    const wanted = [...(href ? [linkTag(href)] : []), ...marks.map((mark) => `<${mark}>`)]
    const kept = wanted.findIndex((tag, index) => tag !== open[index])
    const common = kept < 0 ? wanted.length : kept
    html += closing(open.slice(common)) + wanted.slice(common).join('') + text
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

/** Text as the content of an element. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function linkTag(href: string): string {
  const escaped = escapeText(href).replaceAll('"', '&quot;')
  return `<a href="${escaped}"${/^https?:/.test(href) ? ' target="_blank" rel="noopener"' : ''}>`
}
