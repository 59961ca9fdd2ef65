import type { ListKind } from '../../../../../schema/rich-text/blocks.ts'
import { type Alignment, type Mark, richText, richTextHref } from '../../../../../schema/rich-text/text.ts'

/** The formatting of text in foreign HTML, as its elements and their styles set it. */
export interface TextFormat extends Record<Mark, boolean> {
  align: Alignment | null
  href: string | null
  /** Within an item of a list, where paragraphs are lines. */
  isItem: boolean
  isHeading: boolean
  /** Blanks stay as they are: `white-space` says so. */
  keepsBlanks: boolean
}

export const plainFormat: TextFormat = {
  strong: false,
  em: false,
  u: false,
  align: null,
  href: null,
  isItem: false,
  isHeading: false,
  keepsBlanks: false,
}

/** The declarations of an element's `style`, also those that a browser does not know, in lower case. */
export type Style = ReadonlyMap<string, string>

export function readStyle(element: Element): Style {
  const declarations = (element.getAttribute('style') ?? '').toLowerCase().split(';')
  return new Map(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':')
      return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const
    }),
  )
}

/** @param outer the format around the element */
export function formatWithin(outer: TextFormat, element: Element, style: Style): TextFormat {
  const tag = element.localName
  const isHeading = outer.isHeading || /^(?:h[1-6]|th)$/.test(tag)
  const href = (tag === 'a' && richTextHref(element.getAttribute('href') ?? '')) || outer.href
  const fontStyle = style.get('font-style')?.replace('inherit', '')
  const decoration = `${style.get('text-decoration')} ${style.get('text-decoration-line')}`
  return {
    strong: isHeading || (isBold(style) ?? (outer.strong || /^(?:b|strong)$/.test(tag))),
    em: fontStyle ? /^(?:italic|oblique)/.test(fontStyle) : outer.em || /^(?:i|em|cite|dfn)$/.test(tag),
    // Others underline their links; ours are seen to be links without it.
    u: outer.u || /^(?:u|ins)$/.test(tag) || (!href && /\bunderline\b/.test(decoration)),
    align: readAlignment(element, style, outer.align),
    href,
    isItem: tag === 'li' || (outer.isItem && tag !== 'ul' && tag !== 'ol'),
    isHeading,
    keepsBlanks: keepsBlanks(style) ?? (tag === 'pre' || outer.keepsBlanks),
  }
}

/** @returns undefined if the style does not set it */
function isBold(style: Style): boolean | undefined {
  const weight = style.get('font-weight')?.split(/\s/)[0]
  if (!weight || weight === 'inherit') return undefined
  return /^bold(?:er)?$/.test(weight) || Number(weight) >= 600
}

function keepsBlanks(style: Style): boolean | undefined {
  const written = style.get('white-space-collapse') ?? style.get('white-space')
  return written && /^(?:pre|break-spaces|preserve)/.test(written) ? true : written ? false : undefined
}

const sides: Record<string, Alignment | null> = {
  ...Object.fromEntries(richText.alignments.map((alignment) => [alignment, alignment])),
  left: null,
  start: null,
  end: 'right',
}

function readAlignment(element: Element, style: Style, outer: Alignment | null): Alignment | null {
  if (element.localName === 'center') return 'center'
  const written = style.get('text-align') ?? element.getAttribute('align')?.toLowerCase()
  const side = sides[written?.replace(/^-\w+-|\s.*/g, '') ?? '']
  return side === undefined ? outer : side
}

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
export function readWordList(paragraph: Element, style: Style): WordList | null {
  const [, id, level] = /\b(l\d+)\b(?:\s+level(\d))?/.exec(style.get('mso-list') ?? '') ?? []
  if (!id) return null
  const marker = [...paragraph.querySelectorAll('[style]')].find(isMarker)
  return { id, kind: number.test(marker?.textContent ?? '') ? 'ol' : 'ul', level: Number(level ?? 1) }
}

/** @returns whether an element holds but the bullet or the number of an item of Word's */
export function isMarker(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')
}
