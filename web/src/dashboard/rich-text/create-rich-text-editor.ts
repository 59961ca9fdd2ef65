import { createEditor, Editor, Node, Path, Range, Transforms } from 'slate'
import { HistoryEditor, withHistory } from 'slate-history'
import { withReact } from 'slate-react'
import { withClipboard } from './clipboard.ts'
import { intoList, isAtStart, leaveList } from './commands.ts'
import { withNormalizing } from './document/normalize.ts'
import { linesOf, linkOf, listAround } from './document/queries.ts'

/** An editor of descriptions, still without a value. */
export function createRichTextEditor(): Editor {
  return withClipboard(withTyping(withNormalizing(withHistory(withReact(createEditor())))))
}

/** What typed before a blank at the start of a paragraph begins a list. */
const listStart = /^(?:([-*•])|1[.)])$/

/** What the keys Enter, Backspace and blank do in lists and links beside what they do everywhere. */
function withTyping(editor: Editor): Editor {
  const { insertBreak, deleteBackward, insertText } = editor

  editor.insertBreak = () => {
    const [line] = linesOf(editor)
    // Enter in an empty item ends its list.
    if (line && Node.string(line[0]) === '' && listAround(editor, line[1])) leaveList(editor, line[1])
    else insertBreak()
  }

  editor.insertSoftBreak = () => Editor.insertText(editor, '\n')

  editor.deleteBackward = (unit) => {
    const [line] = linesOf(editor)
    if (line && isAtStart(editor, line[1]) && listAround(editor, line[1])) leaveList(editor, line[1])
    else deleteBackward(unit)
  }

  editor.insertText = (text, options) => {
    if (!options?.at) leaveLinkAtEnd(editor)
    insertText(text, options)
    if (text.endsWith(' ') && !options?.at) beginList(editor)
  }

  return editor
}

/** What is typed at the end of a link no longer belongs to it. */
function leaveLinkAtEnd(editor: Editor): void {
  const { selection } = editor
  const link = linkOf(editor)
  if (!selection || !link || !Range.isCollapsed(selection)) return
  if (!Editor.isEnd(editor, selection.anchor, link[1])) return
  const after = Editor.start(editor, Path.next(link[1]))
  if (Editor.hasPath(editor, after.path)) Transforms.select(editor, after)
}

/** `- ` and `1. ` at the start of a paragraph begin a list; undoing it gives them back. */
function beginList(editor: Editor): void {
  const [line] = linesOf(editor)
  const { selection } = editor
  if (!selection || !line || line[0].type !== 'paragraph') return
  const typed = { anchor: Editor.start(editor, line[1]), focus: selection.anchor }
  const start = listStart.exec(Editor.string(editor, typed).slice(0, -1))
  if (!start || !Editor.string(editor, typed).endsWith(' ')) return
  HistoryEditor.withNewBatch(editor, () => {
    Transforms.delete(editor, { at: typed })
    intoList(editor, line[1], start[1] ? 'ul' : 'ol')
  })
}
