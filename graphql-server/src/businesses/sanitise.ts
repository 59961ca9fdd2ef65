import sanitizeHtml from 'sanitize-html'
import {
  type Alignment,
  emojiOf,
  type Mark,
  richText,
  richTextHref,
  saysNotBold,
  saysNotItalic,
} from '../../../schema/rich-text.ts'
import { type Block, type ListKind, lineBreak, writeBlocks } from '../../../schema/rich-text-html.ts'

/** Elements that become paragraphs: what editors and word processors write in their place. */
const paragraphs =
  'p div section article header footer main blockquote pre address hr h1 h2 h3 h4 h5 h6 table tr td th dl dt dd figure figcaption'

/** Elements that are removed with their content. */
const removed = 'script style textarea option xmp noscript iframe object template svg math title head'

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richText.blocks, ...richText.marks, 'a', 'br', 'img'],
  allowedAttributes: { a: ['href'], img: ['alt'], p: ['style'], li: ['style'] },
  allowedSchemes: richText.schemes.map((scheme) => scheme.slice(0, -1)),
  allowProtocolRelative: false,
  allowedStyles: { '*': { 'text-align': [new RegExp(`^(?:${richText.alignments.join('|')})$`, 'i')] } },
  nonTextTags: removed.split(' '),
  transformTags: {
    ...Object.fromEntries(paragraphs.split(' ').map((tag) => [tag, asBlock('p')])),
    li: asBlock('li'),
    b: asMark('strong', saysNotBold),
    strong: asMark('strong', saysNotBold),
    i: asMark('em', saysNotItalic),
    em: asMark('em', saysNotItalic),
  },
}

/** A tag whose own style denies it leaves its content. */
function asMark(tagName: Mark, isDenied: (style: string) => boolean): sanitizeHtml.Transformer {
  return (_name, { style = '' }) => ({ tagName: isDenied(style) ? 'span' : tagName, attribs: {} })
}

/** Older editors write the alignment as an attribute. */
function asBlock(tagName: string): sanitizeHtml.Transformer {
  return (_name, { style, align }) => {
    const text = style ?? (align ? `text-align:${align}` : '')
    return { tagName, attribs: { style: text.toLowerCase() } }
  }
}

/**
 * Sanitises a description (safe-html), into the canonical form of schema/rich-text.ts.
 *
 * sanitize-html parses as tolerantly as a browser and keeps known tags and attributes only, with everything else
 * escaped. Its output is parsed into blocks of marked text and serialized anew: nothing of the input is left but text,
 * validated addresses and marks. Idempotent.
 *
 * @param html untrusted
 * @returns safe HTML; empty when no block has visible content
 */
export function sanitise(html: string): string {
  return writeBlocks(readBlocks(sanitizeHtml(html, options)))
}

const token = /<(\/?)([a-z]+)([^>]*)>|[^<]+/g

/** Builds blocks from tags; keeps what is open. */
class Reader {
  readonly blocks: Block[] = []
  #block: Block | null = null
  readonly #lists: { kind: ListKind }[] = []
  readonly #links: (string | null)[] = []
  readonly #depth = { strong: 0, em: 0, u: 0 }

  text(text: string): void {
    if (text !== '' && (this.#block || text.trim() !== '')) this.#add(text)
  }

  open(tag: string, attributes: string): void {
    if (tag === 'br') this.#add(lineBreak)
    else if (tag === 'img') this.text(emojiOf(attributeOf(attributes, 'alt')))
    else if (tag === 'a') this.#links.push(hrefOf(attributes))
    else if (isMark(tag)) this.#depth[tag]++
    else if (tag === 'p' && this.#block?.list) this.#continue(alignmentOf(attributes))
    else if (tag === 'p' || tag === 'li') this.#begin(alignmentOf(attributes))
    else this.#enter(tag === 'ol' ? 'ol' : 'ul')
  }

  close(tag: string): void {
    if (tag === 'a') this.#links.pop()
    else if (isMark(tag)) this.#depth[tag]--
    else if (tag === 'p' && this.#block?.list) this.#add(lineBreak)
    else {
      if (tag === 'ul' || tag === 'ol') this.#lists.pop()
      this.#block = null
    }
  }

  /** Lists are flat: items of a nested list become items of the outer one. */
  #begin(alignment: Alignment | null): Block {
    this.#block = { list: this.#lists[0] ?? null, alignment, pieces: [] }
    this.blocks.push(this.#block)
    return this.#block
  }

  #enter(kind: ListKind): void {
    this.#block = null
    this.#lists.push({ kind })
  }

  /** A paragraph within an item becomes a line of it. */
  #continue(alignment: Alignment | null): void {
    if (this.#block) this.#block.alignment ??= alignment
    if (this.#block?.pieces.at(-1)?.text !== lineBreak) this.#add(lineBreak)
  }

  #add(text: string): void {
    const block = this.#block ?? this.#begin(null)
    const marks = richText.marks.filter((mark) => this.#depth[mark] > 0)
    block.pieces.push({ text, href: this.#links.at(-1) ?? null, marks })
  }
}

/** Parses output of sanitize-html: known tags only, `<` and `>` escaped everywhere else. */
function readBlocks(html: string): Block[] {
  const reader = new Reader()
  for (const [text, closing, tag, attributes = ''] of html.matchAll(token)) {
    if (!tag) reader.text(text)
    else if (closing) reader.close(tag)
    else reader.open(tag, attributes)
  }
  return reader.blocks
}

function isMark(tag: string): tag is Mark {
  return (richText.marks as readonly string[]).includes(tag)
}

function alignmentOf(attributes: string): Alignment | null {
  const found = /text-align:(\w+)/.exec(attributes)?.[1]?.toLowerCase()
  return richText.alignments.find((alignment) => alignment === found) ?? null
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function hrefOf(attributes: string): string | null {
  return richTextHref(attributeOf(attributes, 'href'))
}

function attributeOf(attributes: string, name: 'href' | 'alt'): string {
  const written = new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  return written.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '')
}
