import { Editor, Node, Path, Range, Transforms } from 'slate'
import type { BlockElement, Inline, LineElement } from './document/model.ts'
import { linesOf, linkOf, listAround } from './document/queries.ts'

/**
 * Puts what was pasted or dropped in the place of the selection. A single paragraph flows into the text; of several the
 * first goes on with the line of the caret and the last with what stood behind it. In a list every line becomes an item
 * of it. The caret stands behind all.
 */
export function insertBlocks(editor: Editor, blocks: readonly BlockElement[]): void {
  const [first] = blocks
  if (!first || !editor.selection) return
  Editor.withoutNormalizing(editor, () => {
    if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor)
    if (blocks.length === 1 && first.type === 'paragraph') insertInline(editor, first.children)
    else insertLines(editor, blocks)
  })
}

/** Links do not stand within links. */
function insertInline(editor: Editor, children: Inline[]): void {
  const texts = children.flatMap((child) => ('href' in child && linkOf(editor) ? child.children : [child]))
  Transforms.insertNodes(editor, texts, { select: true })
}

function insertLines(editor: Editor, blocks: readonly BlockElement[]): void {
  const line = linesOf(editor)[0]
  if (!line) return
  const isInList = listAround(editor, line[1]) !== null
  const inserted = isInList ? blocks.flatMap(itemsOf) : blocks
  const flowsIn = isInList || inserted[0]?.type === 'paragraph'
  const flowsOut = isInList || inserted.at(-1)?.type === 'paragraph'

  Transforms.splitNodes(editor, { match: (node) => node === line[0], always: true })
  const head = line[1]
  const isEmpty = (path: Path) => Node.string(Node.get(editor, path)) === ''
  const tail = Editor.pathRef(editor, Path.next(head))
  Transforms.insertNodes(editor, [...inserted] as LineElement[], { at: Path.next(head) })
  const last = tail.current && Path.previous(tail.current)
  if (last) Transforms.select(editor, Editor.end(editor, last))

  if (tail.current && isEmpty(tail.current)) Transforms.removeNodes(editor, { at: tail.current })
  else if (tail.current && flowsOut) Transforms.mergeNodes(editor, { at: tail.current })
  if (isEmpty(head)) Transforms.removeNodes(editor, { at: head })
  else if (flowsIn) Transforms.mergeNodes(editor, { at: Path.next(head) })
  tail.unref()
}

function itemsOf(block: BlockElement): LineElement[] {
  if (block.type === 'list') return block.children
  return [{ ...block, type: 'item' }]
}
