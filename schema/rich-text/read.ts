import { type Block, type ListKind, lineBreak } from './blocks.ts'
import { type Alignment, richText, richTextHref } from './text.ts'

/** Elements whose content is not text. */
const silent = /<(script|style|iframe|object|template|noscript|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+|</gi

/**
 * Parses a description into blocks. Whatever the HTML, they contain only text, marks and checked links.
 * Nested lists are flattened, paragraphs within an item become lines; other elements leave their text.
 *
 * @param html from `writeBlocks`; any other is parsed as far as possible
 */
export function readBlocks(html: string): Block[] {
  const reader = new BlockReader()
  for (const [text, closing, name = '', attributes = ''] of html.replace(silent, '').matchAll(token)) {
    const tag = name.toLowerCase()
    if (!tag) reader.text(text.startsWith('<!--') ? '' : decodeEntities(text))
    else if (closing) reader.close(tag)
    else reader.open(tag, attributes)
  }
  return reader.blocks
}

class BlockReader {
  readonly blocks: Block[] = []
  #block: Block | null = null
  readonly #lists: { kind: ListKind }[] = []
  readonly #links: (string | null)[] = []
  readonly #depth = { strong: 0, em: 0, u: 0 }

  text(text: string): void {
    if (this.#block || text.trim()) this.#add(text.replaceAll('\n', ' '))
  }

  open(tag: string, attributes: string): void {
    const mark = richText.marks.find((each) => each === tag)
    if (mark) this.#depth[mark]++
    else if (tag === 'br') this.#add(lineBreak)
    else if (tag === 'a') this.#links.push(readHref(attributes))
    else if (tag === 'ul' || tag === 'ol') {
      this.#block = null
      this.#lists.push({ kind: tag })
    } else if (tag === 'li') this.#begin(readAlignment(attributes))
    else if (tag === 'p') {
      if (this.#block?.list) this.#continue(readAlignment(attributes))
      else this.#begin(readAlignment(attributes))
    }
  }

  close(tag: string): void {
    const mark = richText.marks.find((each) => each === tag)
    if (mark) this.#depth[mark]--
    else if (tag === 'a') this.#links.pop()
    else if (tag === 'p' && this.#block?.list) this.#add(lineBreak)
    else if (/^(?:p|li|ul|ol)$/.test(tag)) {
      this.#block = null
      if (tag !== 'p' && tag !== 'li') this.#lists.pop()
    }
  }

  #begin(alignment: Alignment | null): Block {
    this.#block = { list: this.#lists[0] ?? null, alignment, pieces: [] }
    this.blocks.push(this.#block)
    return this.#block
  }

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

function readAlignment(attributes: string): Alignment | null {
  const found = /text-align:\s*(\w+)/.exec(attributes)?.[1]
  return richText.alignments.find((alignment) => alignment === found) ?? null
}

/** Expects quotes as in `writeBlocks` and sanitize-html. */
function readHref(attributes: string): string | null {
  return richTextHref(decodeEntities(/ href="([^"]*)"/.exec(attributes)?.[1] ?? ''))
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Decodes numeric and common named HTML entities. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}
