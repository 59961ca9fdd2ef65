import { type Alignment, type Mark, richText, richTextHref } from '../../../schema/rich-text.ts'
import { type Block, type ListKind, lineBreak } from '../../../schema/rich-text-html.ts'

const token = /<(\/?)([a-z]+)([^>]*)>|[^<]+/g

/** What stands open while the tags are read. */
class Reader {
  readonly blocks: Block[] = []
  #block: Block | null = null
  readonly #lists: { kind: ListKind }[] = []
  readonly #links: (string | null)[] = []
  readonly #depth = { strong: 0, em: 0, u: 0 }

  text(text: string): void {
    if (this.#block || text.trim() !== '') this.#add(text)
  }

  open(tag: string, attributes: string): void {
    if (tag === 'br') this.#add(lineBreak)
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

  /** Lists are flat: items of one within another become items of the outer one. */
  #begin(alignment: Alignment | null): Block {
    this.#block = { list: this.#lists[0] ?? null, alignment, pieces: [] }
    this.blocks.push(this.#block)
    return this.#block
  }

  #enter(kind: ListKind): void {
    this.#block = null
    this.#lists.push({ kind })
  }

  /** A paragraph within an item is a line of it. */
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

/**
 * Reads what sanitize-html has written: known tags only, `<` and `>` escaped everywhere else.
 *
 * @returns the blocks in order, untidied
 */
export function readBlocks(html: string): Block[] {
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
  const written = /href="([^"]*)"/.exec(attributes)?.[1] ?? ''
  return richTextHref(written.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? ''))
}
