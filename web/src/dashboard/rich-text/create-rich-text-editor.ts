import { createEditor, type Editor } from 'slate'
import { withHistory } from 'slate-history'
import { withReact } from 'slate-react'
import { withClipboard } from './clipboard.ts'
import { withNormalizing } from './document/normalize.ts'
import { withTyping } from './typing.ts'

/** An editor of descriptions, still without a value. */
export function createRichTextEditor(): Editor {
  return withClipboard(withTyping(withNormalizing(withHistory(withReact(createEditor())))))
}
