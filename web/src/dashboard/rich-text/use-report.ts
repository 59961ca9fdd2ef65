import { useEffect, useRef } from 'react'
import type { Editor } from 'slate'
import { serialize } from './document/serialize.ts'
import { readSelection } from './focus-text.ts'

/**
 * Tells what stands in an editor: at most once a frame, and only when that has changed.
 *
 * @returns `later` for every change of the value, `now` for when the editor is left
 */
export function useReport(editor: Editor, onChange: (html: string) => void) {
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
