import { directionMarks, type Mark, richText } from '../../../../../schema/rich-text.ts'
import { type ListKind, visible } from '../../../../../schema/rich-text-html.ts'
import type { Manner, WordList } from './html-manner.ts'
import type { BlockElement, FormattedText, Inline, LineElement } from './model.ts'

interface List {
  kind: ListKind
  /** In Word's documents. */
  id?: string
}

interface Piece {
  text: string
  href: string | null
  marks: Mark[]
  /** Blanks at its end stay. */
  keepsBlanks: boolean
}

interface Line {
  list: List | null
  align: Manner['align']
  pieces: Piece[]
}

const lineBreak: Piece = { text: '\n', href: null, marks: [], keepsBlanks: false }

/** The lines of text, each a paragraph or an item of a list, that HTML is read into. */
export class HtmlLines {
  /** The list of Word's whose item the paragraph is that is being read. */
  wordList: WordList | null = null
  readonly #lines: Line[] = []
  #line: Line | null = null
  readonly #lists: List[] = []

  /** Blanks are collapsed as browsers do. */
  addText(written: string, manner: Manner): void {
    const text = written
      .replace(/[\u200b\ufeff]/g, '')
      .replace(directionMarks, '')
      .replace(/\r\n?/g, '\n')
    const fits = manner.keepsBlanks ? text.replaceAll('\t', ' ') : this.#collapsed(text)
    if (fits === '' || (!this.#line && !manner.keepsBlanks && fits.trim() === '')) return
    const { href, keepsBlanks } = manner
    const marks = richText.marks.filter((mark) => manner[mark])
    this.#open(manner.align).pieces.push({ text: fits, href, marks, keepsBlanks })
  }

  /** A line break; none at the start of a line. */
  addBreak(): void {
    trimEnd(this.#line)
    if (this.#line && this.#line.pieces.length > 0) this.#line.pieces.push(lineBreak)
  }

  /** A line break unless one is there. */
  addBreakBetween(): void {
    if (this.#line?.pieces.at(-1) !== lineBreak) this.addBreak()
  }

  enterList(kind: ListKind): void {
    this.end()
    this.#lists.push({ kind })
  }

  leaveList(): void {
    this.end()
    this.#lists.pop()
  }

  /** Ends the paragraph or item; the next text opens another. */
  end(): void {
    while (this.#line?.pieces.at(-1) === lineBreak) this.#line.pieces.pop()
    trimEnd(this.#line)
    if (this.#line?.pieces.some(({ text }) => visible.test(text))) this.#lines.push(this.#line)
    this.#line = null
  }

  /** Ends the last line. */
  toBlocks(): BlockElement[] {
    this.end()
    const blocks: BlockElement[] = []
    let open: List | null = null
    for (const { list, align, pieces } of this.#lines) {
      const line = { ...(align && { align }), children: inlinesOf(pieces) }
      const last = blocks.at(-1)
      if (!list) blocks.push({ type: 'paragraph', ...line })
      else if (list === open && last?.type === 'list') last.children.push({ type: 'item', ...line })
      else blocks.push({ type: 'list', kind: list.kind, children: [{ type: 'item', ...line }] })
      open = list
    }
    return blocks
  }

  #collapsed(text: string): string {
    const single = text.replace(/[ \t\n\f]+/g, ' ')
    const last = this.#line?.pieces.at(-1)
    return !last || /[ \n]$/.test(last.text) ? single.replace(/^ /, '') : single
  }

  /** Lists are flat: items of one within another become items of the outer one. */
  #open(align: Manner['align']): Line {
    this.#line ??= { list: this.#lists[0] ?? this.#listOfWord(), align, pieces: [] }
    return this.#line
  }

  #listOfWord(): List | null {
    if (!this.wordList) return null
    const last = this.#lines.at(-1)?.list
    const { id, kind, level } = this.wordList
    return last?.id === id && (last.kind === kind || level > 1) ? last : { id, kind }
  }
}

function trimEnd(line: Line | null): void {
  const last = line?.pieces.at(-1)
  if (!last || last.keepsBlanks) return
  last.text = last === lineBreak ? last.text : last.text.replace(/ $/, '')
  if (last.text === '') line?.pieces.pop()
}

/** The pieces in the form that Slate keeps: equal ones in one, every link between texts. */
function inlinesOf(pieces: readonly Piece[]): LineElement['children'] {
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
  else if (last && !('href' in last) && haveSameMarks(last, added)) last.text += added.text
  else inlines.push(added)
}

function haveSameMarks(one: FormattedText, other: FormattedText): boolean {
  return richText.marks.every((mark) => one[mark] === other[mark])
}
