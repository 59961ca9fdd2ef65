import type { Editor } from 'slate'
import { richText } from '../../../../schema/rich-text.ts'
import { align, toggleList, toggleMark } from './commands.ts'
import type { Formats } from './document/queries.ts'

/** A button of the toolbar and its keys. */
export interface Tool {
  name: ToolName
  /** With Ctrl, or Command on Apple's: a letter, or a digit with Shift. */
  key?: string
  /** Of a button that stays pressed. */
  isPressed?: (formats: Formats) => boolean
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor, openLink: () => void) => void
}

const lists = ['ul', 'ol'] as const
const alignments = ['left', ...richText.alignments] as const

export type ToolName =
  | ('undo' | 'redo' | 'link')
  | (typeof richText.marks)[number]
  | (typeof lists)[number]
  | (typeof alignments)[number]

const listKeys = { ul: '8', ol: '7' }
const markKeys = { strong: 'b', em: 'i', u: 'u' }

/** In the toolbar's order, in its groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      key: 'z',
      isOff: ({ history }) => history.undos.length === 0,
      run: (editor) => editor.undo(),
    },
    {
      name: 'redo',
      key: 'y',
      isOff: ({ history }) => history.redos.length === 0,
      run: (editor) => editor.redo(),
    },
  ],
  richText.marks.map((mark) => ({
    name: mark,
    key: markKeys[mark],
    isPressed: ({ marks }) => Boolean(marks[mark]),
    run: (editor) => toggleMark(editor, mark),
  })),
  lists.map((kind) => ({
    name: kind,
    key: listKeys[kind],
    isPressed: ({ list }) => list === kind,
    run: (editor) => toggleList(editor, kind),
  })),
  [{ name: 'link', key: 'k', isPressed: ({ isLink }) => isLink, run: (_editor, openLink) => openLink() }],
  alignments.map((alignment) => ({
    name: alignment,
    isPressed: (formats) => formats.alignment === alignment,
    run: (editor) => align(editor, alignment),
  })),
]

export const tools: readonly Tool[] = toolGroups.flat()
