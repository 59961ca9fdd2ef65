import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Editor } from 'slate'
import { Editable, ReactEditor, Slate } from 'slate-react'
import { classNames } from '../../ui/class-names.ts'
import { ensureSelection } from './commands.ts'
import { createRichTextEditor } from './create-rich-text-editor.ts'
import { readSaved, serialize } from './document/html.ts'
import { emptyValue } from './document/model.ts'
import styles from './editor.module.css'
import { renderElement, renderLeaf } from './elements.tsx'
import { focusText, readSelection, useBrowserSelection } from './focus-text.ts'
import { LinkDialog } from './link-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Tool, toolForInput, toolForKeys } from './tools.ts'

export interface EditorProps {
  id: string
  label: string
  /** Id of what names it on the page. */
  labelledBy: string
  describedBy: string | undefined
  isInvalid: boolean
  defaultValue: string
  onChange: (html: string) => void
}

/** The toolbar and the text. It brings Slate: load it lazily. */
export default function RichTextEditor(props: EditorProps) {
  const { id, label, labelledBy, describedBy, isInvalid, defaultValue, onChange } = props
  const [editor] = useState(createRichTextEditor)
  const [value] = useState(() => {
    const saved = readSaved(defaultValue)
    return saved.length > 0 ? saved : emptyValue()
  })
  const [isLinking, setIsLinking] = useState(false)
  const report = useReport(editor, onChange)
  useBrowserSelection(editor)

  function openLink() {
    ensureSelection(editor)
    setIsLinking(true)
  }

  function closeLink() {
    flushSync(() => setIsLinking(false))
    focusText(editor)
  }

  function use(tool: Tool | undefined, event: Event | KeyboardEvent): boolean {
    if (!tool) return false
    event.preventDefault()
    readSelection(editor)
    tool.run(editor, openLink)
    return true
  }

  return (
    <Slate editor={editor} initialValue={value} onValueChange={report.later}>
      <Toolbar label={label} controls={id} openLink={openLink} />
      <Editable
        id={id}
        className={classNames(styles.text, 'notranslate')}
        role="textbox"
        aria-multiline
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        tabIndex={0}
        lang="pt-BR"
        spellCheck
        renderElement={renderElement}
        renderLeaf={renderLeaf}
        onBlur={report.now}
        onKeyDown={(event: KeyboardEvent) => use(toolForKeys(event), event)}
        onDOMBeforeInput={(event: InputEvent) => void use(toolForInput(event), event)}
        onPaste={(event: ClipboardEvent) => {
          event.preventDefault()
          readSelection(editor)
          ReactEditor.insertData(editor, event.clipboardData)
        }}
      />
      {isLinking && <LinkDialog onClose={closeLink} />}
    </Slate>
  )
}

/**
 * Reports the HTML of an editor: at most once a frame, and only if it has changed.
 *
 * @returns `later` for every change of the value, `now` for when the editor is left
 */
function useReport(editor: Editor, onChange: (html: string) => void) {
  const told = useRef<string>(undefined)
  const frame = useRef(0)
  const call = useRef(onChange)
  useEffect(() => {
    call.current = onChange
  })
  useEffect(() => {
    told.current ??= serialize(editor.children)
    return () => cancelAnimationFrame(frame.current)
  }, [editor])

  function now() {
    if (!frame.current) return
    cancelAnimationFrame(frame.current)
    frame.current = 0
    const html = serialize(editor.children)
    if (html === told.current) return
    told.current = html
    call.current(html)
  }

  function later() {
    frame.current ||= requestAnimationFrame(() => {
      // The field is drawn again now, and what was selected since the last key with it.
      if (document.getSelection()?.isCollapsed === false) readSelection(editor)
      now()
    })
  }

  return { later, now }
}
