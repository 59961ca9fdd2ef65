import { useEffect } from 'react'
import { type Editor, Range, Transforms } from 'slate'
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

/**
 * Takes over what the browser has selected in the text. Slate follows `selectionchange` up to 100 ms late, so a command
 * that runs right after a selection by keyboard would apply to the selection before it.
 */
export function readSelection(editor: Editor): void {
  const text = ReactEditor.toDOMNode(editor, editor)
  const selection = document.getSelection()
  if (document.activeElement !== text || !selection?.rangeCount) return
  if (!text.contains(selection.anchorNode) || !text.contains(selection.focusNode)) return
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true })
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range)
}

/**
 * Follows the browser's selection at once. Left to Slate, whatever draws the text within its 100 ms would put the selection
 * back to the one before. It follows the loss of the focus too: Slate overlooks one that comes while it sets the selection,
 * and would take the focus back when the text is drawn next.
 */
export function useBrowserSelection(editor: Editor): void {
  useEffect(() => {
    const text = ReactEditor.toDOMNode(editor, editor)
    const read = () => {
      if (!ReactEditor.isComposing(editor)) readSelection(editor)
    }
    const leave = () => {
      if (document.activeElement !== text) ReactEditor.blur(editor)
    }
    document.addEventListener('selectionchange', read)
    text.addEventListener('blur', leave)
    return () => {
      document.removeEventListener('selectionchange', read)
      text.removeEventListener('blur', leave)
    }
  }, [editor])
}
