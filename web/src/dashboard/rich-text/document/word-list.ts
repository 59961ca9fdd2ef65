import type { ListKind } from '../../../../../schema/rich-text-html.ts'
import type { Style } from './html-manner.ts'

/** A list as Word writes it to the clipboard: paragraphs that name it, each with its bullet or number as text. */
export interface WordList {
  /** Of the list, within the document. */
  id: string
  kind: ListKind
  /** 1 for an item that is in no other. */
  level: number
}

const number = /^\s*\(?(?:\d+|[a-z]{1,4})[.)º]/i

/** @returns the list whose item a paragraph of Word is, if it is one */
export function wordListOf(paragraph: Element, style: Style): WordList | null {
  const [, id, level] = /\b(l\d+)\b(?:\s+level(\d))?/.exec(style.get('mso-list') ?? '') ?? []
  if (!id) return null
  const marker = [...paragraph.querySelectorAll('[style]')].find(isMarker)
  return { id, kind: number.test(marker?.textContent ?? '') ? 'ol' : 'ul', level: Number(level ?? 1) }
}

/** @returns whether an element holds but the bullet or the number of an item of Word's */
export function isMarker(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')
}
