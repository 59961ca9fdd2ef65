import { Editor, Path, Range, Transforms } from 'slate'
import type { ListKind } from '../../../../schema/rich-text/blocks.ts'
import type { Alignment, Mark } from '../../../../schema/rich-text/text.ts'
import { isLink, listAround, selectedLines, selectedLink } from './document/model.ts'

/** Sets a mark, or takes it away where the selection has it. */
export function toggleMark(editor: Editor, mark: Mark): void {
  if (Editor.marks(editor)?.[mark]) Editor.removeMark(editor, mark)
  else Editor.addMark(editor, mark, true)
}

/** Aligns the paragraphs and items of the selection. */
export function align(editor: Editor, alignment: Alignment | 'left'): void {
  Editor.withoutNormalizing(editor, () => {
    for (const [, at] of selectedLines(editor)) {
      if (alignment === 'left') Transforms.unsetNodes(editor, 'align', { at })
      else Transforms.setNodes(editor, { align: alignment }, { at })
    }
  })
}

/**
 * Turns the selected lines into a list, merged with an adjacent list of the same kind; turns a list of that kind back
 * into paragraphs.
 */
export function toggleList(editor: Editor, kind: ListKind): void {
  const lines = selectedLines(editor)
  const isSuch = lines.every(([, path]) => listAround(editor, path)?.[0].kind === kind)
  Editor.withoutNormalizing(editor, () => {
    const paths = lines.map(([, path]) => Editor.pathRef(editor, path))
    for (const { current } of paths) if (current) leaveList(editor, current)
    if (!isSuch) for (const { current } of paths) if (current) intoList(editor, current, kind)
    for (const path of paths) path.unref()
  })
}

/** Makes a paragraph of an item; its list is split around it. */
export function leaveList(editor: Editor, path: Path): void {
  if (!listAround(editor, path)) return
  Editor.withoutNormalizing(editor, () => {
    const lifted = Editor.pathRef(editor, path)
    Transforms.liftNodes(editor, { at: path })
    if (lifted.current) Transforms.setNodes(editor, { type: 'paragraph' }, { at: lifted.current })
    lifted.unref()
  })
}

/** Makes an item of a paragraph: of the list before it or after it when that is of the same kind, else of a new one. */
export function intoList(editor: Editor, path: Path, kind: ListKind): void {
  Transforms.setNodes(editor, { type: 'item' }, { at: path })
  Transforms.wrapNodes(editor, { type: 'list', kind, children: [] }, { at: path })
  joinLists(editor, Path.next(path))
  if (Path.hasPrevious(path)) joinLists(editor, path)
}

/** Joins the list at a path to the one before it, where both are lists of one kind. */
function joinLists(editor: Editor, path: Path): void {
  if (!Editor.hasPath(editor, path)) return
  const [one] = Editor.node(editor, Path.previous(path))
  const [other] = Editor.node(editor, path)
  const areLists = 'type' in one && 'type' in other && one.type === 'list' && other.type === 'list'
  if (areLists && one.kind === other.kind) Transforms.mergeNodes(editor, { at: path })
}

/** Where the caret is when nothing was chosen yet: at the end of the text. */
export function ensureSelection(editor: Editor): void {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
}

/**
 * Links the selection, or changes the address of the link at the caret. With nothing selected a new link is inserted,
 * and the caret is placed after it.
 *
 * @param href as `richTextHref` gives it
 * @param text of a new link
 */
export function setLink(editor: Editor, href: string, text: string): void {
  const { selection } = editor
  const link = selectedLink(editor)
  if (!selection) return
  Editor.withoutNormalizing(editor, () => {
    if (link && Range.isCollapsed(selection)) Transforms.setNodes(editor, { href }, { at: link[1] })
    else if (Range.isCollapsed(selection)) {
      const marks = Editor.marks(editor) ?? {}
      Transforms.insertNodes(editor, [{ type: 'link', href, children: [{ ...marks, text }] }, { text: '' }])
    } else {
      // Links of the selection are replaced, and cut where it cuts them.
      Transforms.unwrapNodes(editor, { match: isLink, split: true })
      Transforms.wrapNodes(editor, { type: 'link', href, children: [] }, { split: true })
    }
  })
}

/** Removes the links of the selection; their text stays. */
export function removeLinks(editor: Editor): void {
  Transforms.unwrapNodes(editor, { match: isLink })
}
