import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { ReactEditor, useSlate } from 'slate-react'
import { richTextMessages } from '../../messages/dashboard/rich-text.ts'
import { ensureSelection } from './commands.ts'
import { type Formats, selectedFormats } from './document/model.ts'
import { readSelection } from './focus-text.ts'
import styles from './toolbar.module.css'
import { shortcutKeys, type Tool, type ToolName, toolGroups, tools } from './tools.ts'

export interface ToolbarProps {
  label: string
  /** Id of the text. */
  controls: string
  openLink: () => void
}

/** The buttons above the text: one stop of the Tab key, with arrow keys from one to the next. */
export function Toolbar({ label, controls, openLink }: ToolbarProps) {
  const editor = useSlate()
  const formats = selectedFormats(editor)
  const [stop, setStop] = useState(0)

  function use(tool: Tool, event: MouseEvent) {
    if (tool.isOff?.(editor)) return
    readSelection(editor)
    ensureSelection(editor)
    tool.run(editor, openLink)
    // A pointer goes on in the text; who came by keys stays among the buttons.
    if (event.detail > 0 && tool.name !== 'link') ReactEditor.focus(editor)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') ReactEditor.focus(editor)
    const next = neighbor(stop, event.key)
    if (next === null) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={richTextMessages.toolbar(label)}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {toolGroups.map((group) => (
        <div key={group[0]?.name}>
          {group.map((tool) => (
            <button
              key={tool.name}
              type="button"
              {...buttonProps(tool, formats)}
              aria-disabled={tool.isOff?.(editor) || undefined}
              tabIndex={tools.indexOf(tool) === stop ? 0 : -1}
              onFocus={() => setStop(tools.indexOf(tool))}
              // The text keeps its focus and its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => use(tool, event)}
            >
              <ToolIcon name={tool.name} />
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

function buttonProps(tool: Tool, formats: Formats) {
  const label = richTextMessages[tool.name]
  const keys = shortcutKeys(tool)
  return {
    title: keys ? `${label} (${keys.shown})` : label,
    'aria-label': label,
    'aria-keyshortcuts': keys?.aria,
    'aria-pressed': tool.isPressed?.(formats),
    'aria-haspopup': tool.name === 'link' ? ('dialog' as const) : undefined,
  }
}

/** The button that a key moves to; wraps around. */
function neighbor(at: number, key: string): number | null {
  if (key === 'ArrowRight') return (at + 1) % tools.length
  if (key === 'ArrowLeft') return (at + tools.length - 1) % tools.length
  if (key === 'Home') return 0
  return key === 'End' ? tools.length - 1 : null
}

/** Line icons on a 24 px grid, kept here since no page but the editor's needs them. */
const shapes: Record<ToolName, string> = {
  undo: 'M9 13 4.500 8.500 9 4M4.500 8.500H14a5.500 5.500 0 0 1 0 11h-3',
  redo: 'M15 13l4.500-4.500L15 4M19.500 8.500H10a5.500 5.500 0 0 0 0 11h3',
  strong: 'M7.500 5h5.500a3.500 3.500 0 0 1 0 7H7.500zM7.500 12h6.500a3.500 3.500 0 0 1 0 7H7.500z',
  em: 'M11 5h6.500M6.500 19H13M14.500 5l-5 14',
  u: 'M7.500 4.500v6.500a4.500 4.500 0 0 0 9 0V4.500M6 20h12',
  ul: 'M10 6h10M10 12h10M10 18h10M4.800 6v.01M4.800 12v.01M4.800 18v.01',
  ol: 'M10 6h10M10 12h10M10 18h10M3.800 4.800 5.300 4v5M3.800 15.800c.2-1.500 2.700-1.500 2.700.1 0 1.400-2.700 2-2.700 4.100h2.800',
  link: 'M10 13.500a4 4 0 0 0 5.800.4l3-3a4 4 0 0 0-5.700-5.700L11.800 6.500M14 10.500a4 4 0 0 0-5.800-.4l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.300',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  justify: 'M4 6h16M4 10h16M4 14h16M4 18h16',
}

/** The face of a tool. Decoration: its label says what it does. */
function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={shapes[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
