import {
  type Block,
  type ListKind,
  lineBreak,
  type Piece,
  visible,
} from '../../../../../schema/rich-text/blocks.ts'
import { richText } from '../../../../../schema/rich-text/text.ts'
import { directionMarks } from '../../../../../schema/rich-text/write.ts'
import type { TextFormat, WordList } from './html-format.ts'

interface List {
  kind: ListKind
  /** In Word's documents. */
  id?: string
}

interface ReadPiece extends Piece {
  /** Blanks at its end stay. */
  keepsBlanks: boolean
}

interface Line {
  list: List | null
  alignment: TextFormat['align']
  pieces: ReadPiece[]
}

const breakPiece: ReadPiece = { text: lineBreak, href: null, marks: [], keepsBlanks: false }

/** The lines of text, each a paragraph or an item of a list, that HTML is read into. */
export class HtmlLines {
  /** The list of Word's whose item the paragraph is that is being read. */
  wordList: WordList | null = null
  readonly #lines: Line[] = []
  #line: Line | null = null
  readonly #lists: List[] = []

  /** Blanks are collapsed as browsers do. */
  addText(written: string, format: TextFormat): void {
    const text = written
      .replace(/[\u200b\ufeff]/g, '')
      .replace(directionMarks, '')
      .replace(/\r\n?/g, '\n')
    const fits = format.keepsBlanks ? text.replaceAll('\t', ' ') : this.#collapsed(text)
    if (fits === '' || (!this.#line && !format.keepsBlanks && fits.trim() === '')) return
    const { href, keepsBlanks } = format
    const marks = richText.marks.filter((mark) => format[mark])
    this.#open(format.align).pieces.push({ text: fits, href, marks, keepsBlanks })
  }

  /** A line break; none at the start of a line. */
  addBreak(): void {
    trimEnd(this.#line)
    if (this.#line && this.#line.pieces.length > 0) this.#line.pieces.push(breakPiece)
  }

  /** A line break unless one is there. */
  addBreakBetween(): void {
    if (this.#line?.pieces.at(-1) !== breakPiece) this.addBreak()
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
    while (this.#line?.pieces.at(-1) === breakPiece) this.#line.pieces.pop()
    trimEnd(this.#line)
    if (this.#line?.pieces.some(({ text }) => visible.test(text))) this.#lines.push(this.#line)
    this.#line = null
  }

  /** Ends the last line. */
  toBlocks(): Block[] {
    this.end()
    return this.#lines
  }

  #collapsed(text: string): string {
    const single = text.replace(/[ \t\n\f]+/g, ' ')
    const last = this.#line?.pieces.at(-1)
    return !last || /[ \n]$/.test(last.text) ? single.replace(/^ /, '') : single
  }

  /** Lists are flat: items of one within another become items of the outer one. */
  #open(alignment: TextFormat['align']): Line {
    this.#line ??= { list: this.#lists[0] ?? this.#listOfWord(), alignment, pieces: [] }
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
  last.text = last === breakPiece ? last.text : last.text.replace(/ $/, '')
  if (last.text === '') line?.pieces.pop()
}
