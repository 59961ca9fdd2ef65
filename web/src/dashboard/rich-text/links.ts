import { Editor, Range, Transforms } from 'slate'
import { isLink, linkOf } from './document/queries.ts'

/**
 * Links what is selected, or gives the link that the caret is in another address. With nothing selected a new link is
 * written, and the caret stands behind it.
 *
 * @param href as `richTextHref` gives it
 * @param text of a new link
 */
export function setLink(editor: Editor, href: string, text: string): void {
  const { selection } = editor
  const link = linkOf(editor)
  if (!selection) return
  Editor.withoutNormalizing(editor, () => {
    if (link && Range.isCollapsed(selection)) Transforms.setNodes(editor, { href }, { at: link[1] })
    else if (Range.isCollapsed(selection)) insertLink(editor, href, text)
    else wrapLink(editor, href)
  })
}

/** Takes the links of the selection away; their text stays. */
export function removeLinks(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: isLink })
}

function insertLink(editor: Editor, href: string, text: string): void {
  const marks = Editor.marks(editor) ?? {}
  Transforms.insertNodes(editor, [{ type: 'link', href, children: [{ ...marks, text }] }, { text: '' }])
}

/** Links of the selection are replaced, and cut where it cuts them. */
function wrapLink(editor: Editor, href: string): void {
  Transforms.unwrapNodes(editor, { match: isLink, split: true })
  Transforms.wrapNodes(editor, { type: 'link', href, children: [] }, { split: true })
}
