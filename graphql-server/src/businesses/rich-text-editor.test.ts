import { Editor, Node, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { describe, expect, it } from 'vitest'
import { type Alignment, richText } from '../../../schema/rich-text/text.ts'
import {
  align,
  removeLinks,
  setLink,
  toggleList,
  toggleMark,
} from '../../../web/src/dashboard/rich-text/commands.ts'
import { createRichTextEditor } from '../../../web/src/dashboard/rich-text/create-rich-text-editor.ts'
import { deserialize, serialize } from '../../../web/src/dashboard/rich-text/document/html.ts'
import {
  type BlockElement,
  emptyValue,
  type FormattedText,
  type Inline,
  type ItemElement,
} from '../../../web/src/dashboard/rich-text/document/model.ts'
import { htmlPieces } from '../../test/html-pieces.ts'
import { sanitise } from './sanitise.ts'

// @vitest-environment jsdom

// Said by sanitize-html where there is a window, as there is none on the server.
console.warn = () => {}

const firstSeed = Number(process.env.SEED ?? 20_261_121)
const rounds = Number(process.env.ROUNDS ?? (process.env.LONG_TESTS ? 20_000 : 200))

/** Tries a property with many seeds; what fails names its seed, with which `SEED=… ROUNDS=1` tries it alone. */
function forAll(property: (chance: Chance) => void, times = rounds) {
  for (let seed = firstSeed; seed < firstSeed + times; seed++) {
    try {
      property(new Chance(seed))
    } catch (error) {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }
}

/** Repeats the same choices for the same seed (mulberry32). */
class Chance {
  #state: number
  constructor(seed: number) {
    this.#state = seed
  }
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit)
  }
  of<Choice>(choices: readonly Choice[]): Choice {
    return choices[this.below(choices.length)] as Choice
  }
  some<Made>(most: number, make: () => Made): Made[] {
    return Array.from({ length: this.below(most + 1) }, make)
  }
}

const words = [
  ...['pão', 'a', 'Vale do Paraíba', ' ', '  ', '\u00a0', ' e ', '\n', '\n\n\n', 'x\ny', '&', '&amp;', '<b>'],
  ...['"', "'", '>', '🍕', '👩‍🍳', 'e\u0301', '\u0301', '\u200b', '\ufeff', '\u200d', '\t', '\u2028', '- '],
  ...['\ud83c', '\u0000', '\u2003', '\u00ad', 'أهلا', '1. ', '﷽', '&nbsp;', '</p>', '\r', '{}'],
]
const hrefs = [
  ...['https://a.com/', 'https://a.com/?x=1&y=2', 'http://b.com/%22#%C3%A9', "https://c.com/'()"],
  ...['mailto:a@b.com', 'tel:+5512991234567', 'mailto:a@b.com?subject=um%20dois'],
]

const randomText = (chance: Chance): FormattedText => ({
  text: chance.some(3, () => chance.of(words)).join(''),
  ...Object.fromEntries(chance.some(3, () => [chance.of(richText.marks), true])),
})
const randomInline = (chance: Chance): Inline =>
  chance.below(4) > 0
    ? randomText(chance)
    : {
        type: 'link',
        href: chance.of(hrefs),
        children: [randomText(chance), ...chance.some(2, () => randomText(chance))],
      }
const randomLine = (chance: Chance) => {
  const alignment = chance.of([null, null, ...richText.alignments])
  return {
    ...(alignment && { align: alignment as Alignment }),
    children: [randomText(chance), ...chance.some(4, () => randomInline(chance))],
  }
}
const randomItem = (chance: Chance): ItemElement => ({ type: 'item', ...randomLine(chance) })
const randomBlock = (chance: Chance): BlockElement =>
  chance.below(3) > 0
    ? { type: 'paragraph', ...randomLine(chance) }
    : {
        type: 'list',
        kind: chance.of(['ul', 'ol']),
        children: [randomItem(chance), ...chance.some(3, () => randomItem(chance))],
      }
const valueFrom = (chance: Chance) => [randomBlock(chance), ...chance.some(4, () => randomBlock(chance))]

/** Pieces of HTML as an old catalogue has them. */
const tags = [
  ...htmlPieces,
  ...['<a href="mailto:a@b.c">', '<span style="font-weight:700">', '</span>', '&amp;'],
  ...['<li style="text-align:justify">', '<pre>', '</pre>', '<hr>', '<!-- -->'],
]
const randomHtml = (chance: Chance) =>
  Array.from({ length: 1 + chance.below(18) }, () => chance.of(chance.below(3) ? tags : words)).join('')

function createEditor(value: BlockElement[]): Editor {
  const editor = createRichTextEditor()
  editor.children = value
  Editor.normalize(editor, { force: true })
  return editor
}

/** What the server keeps of a value is what the editor wrote, and reading it again changes nothing. */
function expectAgreement(editor: Editor) {
  const html = serialize(editor.children)
  expect(sanitise(html)).toBe(html)
  expect(serialize(deserialize(html))).toBe(html)
}

describe('the editor and the sanitiser agree', { timeout: 60_000 * Math.ceil(rounds / 1000) }, () => {
  it('on every value', () => {
    forAll((chance) => expectAgreement(createEditor(valueFrom(chance))))
  })

  it('on everything that the sanitiser has kept of whatever was sent', () => {
    forAll((chance) => {
      const html = sanitise(randomHtml(chance))
      const value = deserialize(html)
      expect(serialize(value)).toBe(html)
      const editor = createEditor(structuredClone(value.length > 0 ? value : emptyValue()))
      expect(editor.children).toEqual(value.length > 0 ? value : emptyValue())
    })
  })

  it('after any editing', () => {
    forAll((chance) => edit(createEditor(valueFrom(chance)), chance), Math.ceil(rounds / 2))
  })
})

describe('what no sanitiser has seen', { timeout: 60_000 * Math.ceil(rounds / 1000) }, () => {
  it('loses no text and makes a value that the editor keeps', () => {
    forAll((chance) => {
      const html = randomHtml(chance)
      const value = deserialize(html)
      const shown = new DOMParser().parseFromString(html, 'text/html').body.textContent
      expect(visibleLetters(value.map((block) => Node.string(block)).join(''))).toBe(visibleLetters(shown))
      if (value.length > 0) expect(createEditor(structuredClone(value)).children).toEqual(value)
      expectAgreement(createEditor(value.length > 0 ? value : emptyValue()))
    })
  })
})

/** What is left of a text without what may be left out. */
function visibleLetters(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Cc}]/gu, '')
}

/** Edits at random places; after every step the value is in its form, and at the end everything can be undone. */
function edit(editor: Editor, chance: Chance) {
  const before = serialize(editor.children)
  for (const act of chance.some(12, () => chance.of(acts))) {
    Transforms.select(editor, { anchor: pointIn(editor, chance), focus: pointIn(editor, chance) })
    if (chance.below(2)) Transforms.collapse(editor, { edge: chance.of(['anchor', 'focus'] as const) })
    act(editor, chance)
    expectForm(editor)
  }
  expectAgreement(editor)
  while (editor.history.undos.length > 0) HistoryEditor.undo(editor)
  expect(serialize(editor.children)).toBe(before)
}

function pointIn(editor: Editor, chance: Chance) {
  const [node, path] = chance.of([...Node.texts(editor)])
  return { path, offset: chance.below(node.text.length + 1) }
}

const acts: ((editor: Editor, chance: Chance) => void)[] = [
  (editor, chance) => Editor.insertText(editor, chance.of(words)),
  (editor) => Editor.insertBreak(editor),
  (editor) => Editor.insertSoftBreak(editor),
  (editor, chance) => {
    if (editor.selection && chance.below(3)) Editor.deleteFragment(editor)
    else Editor.deleteBackward(editor, { unit: chance.of(['character', 'word', 'block'] as const) })
  },
  (editor, chance) => Editor.deleteForward(editor, { unit: chance.of(['character', 'word'] as const) }),
  (editor, chance) => toggleMark(editor, chance.of(richText.marks)),
  (editor, chance) => toggleList(editor, chance.of(['ul', 'ol'] as const)),
  (editor, chance) => align(editor, chance.of(['left', ...richText.alignments] as const)),
  (editor, chance) => setLink(editor, chance.of(hrefs), chance.of(words)),
  (editor) => removeLinks(editor),
  (editor, chance) => editor.insertData(dataTransfer({ 'text/html': randomHtml(chance) })),
  (editor, chance) =>
    editor.insertData(dataTransfer({ 'text/plain': chance.some(5, () => chance.of(words)).join('') })),
]

function dataTransfer(data: Record<string, string>): DataTransfer {
  return { getData: (type: string) => data[type] ?? '' } as DataTransfer
}

/** Paragraphs and lists, in lists items, in both text and links, in links text. */
function expectForm(editor: Editor) {
  const parents = { paragraph: 'root', list: 'root', item: 'list', link: 'line' } as const
  expect(editor.children.length).toBeGreaterThan(0)
  for (const [node, path] of Node.descendants(editor)) {
    const [parent] = Editor.parent(editor, path)
    const kind = Editor.isEditor(parent) ? 'root' : parent.type
    const place = kind === 'paragraph' || kind === 'item' ? 'line' : kind
    if ('type' in node) expect(`${node.type} in ${place}`).toBe(`${node.type} in ${parents[node.type]}`)
    else expect(['line', 'link']).toContain(place)
  }
}
