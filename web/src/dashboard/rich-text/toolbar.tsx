import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { ReactEditor, useSlate } from 'slate-react'
import { richTextMessages } from '../../messages/dashboard/rich-text.ts'
import { recipe } from '../../theme/theme.ts'
import { ensureSelection } from './commands.ts'
import { type Formats, formatsOf } from './document/queries.ts'
import { readSelection } from './focus-text.ts'
import { keysOf } from './shortcuts.ts'
import { ToolIcon } from './tool-icon.tsx'
import { type Tool, toolGroups, tools } from './tools.ts'

const Bar = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      flexShrink: '0',
      columnGap: { base: '2px', md: '3' },
      padding: '1',
      bg: 'mist',
      borderBottomWidth: '1px',
      borderColor: 'line',
      // Groups hold together where there is room; a phone needs every line whole.
      '& > div': { display: { base: 'contents', md: 'flex' }, gap: '1' },
      '& button': {
        display: 'inline-grid',
        placeItems: 'center',
        width: { base: 'touch', md: '2.25rem' },
        height: { base: 'touch', md: '2.25rem' },
        borderRadius: 'control',
        color: 'ink',
        cursor: 'pointer',
        transition: 'background-color {durations.quick} {easings.out}',
        _hover: { bg: 'color-mix(in srgb, currentColor 12%, transparent)' },
        // Within the field, which cuts off what stands out.
        _focusVisible: { outlineOffset: '-3px', boxShadow: 'inset 0 0 0 5px {colors.ink}' },
        '&[aria-pressed=true]': { bg: 'mataSoft', color: 'mata', boxShadow: 'inset 0 0 0 1px {colors.mata}' },
        '&[aria-disabled=true]': { opacity: '0.5', cursor: 'default', bg: 'transparent' },
      },
    },
  }),
)

export interface ToolbarProps {
  label: string
  /** Id of the text. */
  controls: string
  disabled: boolean
  openLink: () => void
}

/** The buttons above the text: one stop of the Tab key, with arrow keys from one to the next. */
export function Toolbar({ label, controls, disabled, openLink }: ToolbarProps) {
  const editor = useSlate()
  const formats = formatsOf(editor)
  const [stop, setStop] = useState(0)

  function use(tool: Tool, event: MouseEvent) {
    if (disabled || tool.isOff?.(editor)) return
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
    <Bar
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
              {...facesOf(tool, formats)}
              aria-disabled={disabled || tool.isOff?.(editor) || undefined}
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
    </Bar>
  )
}

function facesOf(tool: Tool, formats: Formats) {
  const label = richTextMessages[tool.name]
  const keys = keysOf(tool)
  return {
    title: keys ? `${label} (${keys.shown})` : label,
    'aria-label': label,
    'aria-keyshortcuts': keys?.aria,
    'aria-pressed': tool.isPressed?.(formats),
    'aria-haspopup': tool.name === 'link' ? ('dialog' as const) : undefined,
  }
}

/** Where a key leads from a button; the last one is beside the first. */
function neighbor(at: number, key: string): number | null {
  if (key === 'ArrowRight') return (at + 1) % tools.length
  if (key === 'ArrowLeft') return (at + tools.length - 1) % tools.length
  if (key === 'Home') return 0
  return key === 'End' ? tools.length - 1 : null
}
