import type { Editor } from 'slate'
import { ReactEditor } from 'slate-react'

/**
 * Gives the text the focus, and shows the selection that it had. Slate's own `focus` does nothing where the browser has
 * given the focus back already, as it does when a dialog closes.
 *
 * @param editor drawn with its present value
 */
export function focusText(editor: Editor): void {
  const { selection } = editor
  const text = ReactEditor.toDOMNode(editor, editor)
  // React heard nothing of a focus that came while it was drawing, and so did Slate: it comes again.
  text.blur()
  text.focus({ preventScroll: true })
  const range = selection && ReactEditor.resolveDOMRange(editor, selection)
  if (!range) return
  const { startContainer, startOffset, endContainer, endOffset } = range
  document.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
}
