import type { KeyboardEvent } from 'react'
import type { Editor } from 'slate'
import { richText } from '../../../../schema/rich-text/text.ts'
import { align, toggleList, toggleMark } from './commands.ts'
import type { Formats } from './document/model.ts'

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

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** @returns the tool whose keys were pressed */
export function toolForKeys({ nativeEvent }: KeyboardEvent): Tool | undefined {
  const { key, code, altKey, shiftKey, isComposing } = nativeEvent
  const isMain = isApple
    ? nativeEvent.metaKey && !nativeEvent.ctrlKey
    : nativeEvent.ctrlKey && !nativeEvent.metaKey
  if (!isMain || altKey || isComposing) return undefined
  // On many keyboards a digit with Shift is another character.
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  const pressed = shiftKey && digit ? digit : key.toLowerCase()
  if (shiftKey && pressed === 'z') return tools.find(({ name }) => name === 'redo')
  return tools.find((tool) => tool.key === pressed && shiftKey === isDigit(tool.key))
}

/** The keys of a tool as people read them, and as `aria-keyshortcuts` has them. */
export function shortcutKeys({ key }: Tool): { shown: string; aria: string } | null {
  if (!key) return null
  const keys = [...(isDigit(key) ? ['Shift'] : []), key.toUpperCase()]
  return {
    shown: isApple ? `⌘${keys.join('').replace('Shift', '⇧')}` : ['Ctrl', ...keys].join('+'),
    aria: [isApple ? 'Meta' : 'Control', ...keys].join('+'),
  }
}

function isDigit(key: string): boolean {
  return /\d/.test(key)
}

const inputs: Record<string, ToolName> = {
  formatBold: 'strong',
  formatItalic: 'em',
  formatUnderline: 'u',
  historyUndo: 'undo',
  historyRedo: 'redo',
}

/** @returns the tool that a system's own menu asks for, as on iPhones */
export function toolForInput({ inputType }: InputEvent): Tool | undefined {
  return tools.find(({ name }) => name === inputs[inputType])
}
