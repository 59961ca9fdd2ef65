import type { KeyboardEvent } from 'react'
import { type Tool, type ToolName, tools } from './tools.ts'

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** @returns the tool whose keys were pressed */
export function toolOfKeys({ nativeEvent }: KeyboardEvent): Tool | undefined {
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
export function keysOf({ key }: Tool): { shown: string; aria: string } | null {
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
export function toolOfInput({ inputType }: InputEvent): Tool | undefined {
  return tools.find(({ name }) => name === inputs[inputType])
}
