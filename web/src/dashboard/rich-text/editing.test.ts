import { Editor, Node, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { align, removeLinks, setLink, toggleList, toggleMark } from './commands.ts'
import { createRichTextEditor } from './create-rich-text-editor.ts'
import { deserialize, serialize } from './document/html.ts'

/**
 * An editor of a text in which `[` and `]` mark the selection, and `|` the caret.
 */
function editorOf(html: string): Editor {
  const editor = createRichTextEditor()
  editor.children = deserialize(html)
  Editor.normalize(editor, { force: true })
  const anchor = take(editor, /[[|]/)
  Transforms.select(editor, { anchor, focus: html.includes(']') ? take(editor, /]/) : anchor })
  editor.history = { undos: [], redos: [] }
  return editor
}

function take(editor: Editor, sign: RegExp) {
  for (const [node, path] of Node.texts(editor)) {
    const offset = node.text.search(sign)
    if (offset < 0) continue
    Transforms.delete(editor, { at: { path, offset }, distance: 1 })
    return { path, offset }
  }
  throw new Error(`no ${sign}`)
}

const html = (editor: Editor) => serialize(editor.children)
const pasted = (data: Record<string, string>) =>
  ({ getData: (type: string) => data[type] ?? '' }) as DataTransfer

function type(editor: Editor, text: string) {
  for (const letter of text) editor.insertText(letter)
}

describe('a list', () => {
  it('is made of the selected paragraphs, and made paragraphs again', () => {
    const editor = editorOf('<p>[a</p><p>b]</p><p>c</p>')
    toggleList(editor, 'ul')
    expect(html(editor)).toBe('<ul><li>a</li><li>b</li></ul><p>c</p>')
    toggleList(editor, 'ol')
    expect(html(editor)).toBe('<ol><li>a</li><li>b</li></ol><p>c</p>')
    toggleList(editor, 'ol')
    expect(html(editor)).toBe('<p>a</p><p>b</p><p>c</p>')
  })

  it('takes in a paragraph between two of its kind', () => {
    const editor = editorOf('<ul><li>a</li></ul><p>|b</p><ul><li>c</li></ul>')
    toggleList(editor, 'ul')
    expect(html(editor)).toBe('<ul><li>a</li><li>b</li><li>c</li></ul>')
  })

  it('is split by an item that leaves it, with its alignment', () => {
    const editor = editorOf('<ol><li>a</li><li style="text-align:right">|b</li><li>c</li></ol>')
    toggleList(editor, 'ol')
    expect(html(editor)).toBe('<ol><li>a</li></ol><p style="text-align:right">b</p><ol><li>c</li></ol>')
  })

  it('ends with Enter in an empty item', () => {
    const editor = editorOf('<ul><li>a|</li></ul>')
    editor.insertBreak()
    editor.insertBreak()
    type(editor, 'b')
    expect(html(editor)).toBe('<ul><li>a</li></ul><p>b</p>')
  })

  it('lets an item go with Backspace at its start', () => {
    const editor = editorOf('<ul><li>a</li><li>|b</li></ul>')
    editor.deleteBackward('character')
    expect(html(editor)).toBe('<ul><li>a</li></ul><p>b</p>')
    editor.deleteBackward('character')
    expect(html(editor)).toBe('<ul><li>ab</li></ul>')
  })

  it.each([
    ['- ', '<ul><li>pão</li></ul>'],
    ['* ', '<ul><li>pão</li></ul>'],
    ['1. ', '<ol><li>pão</li></ol>'],
    ['1) ', '<ol><li>pão</li></ol>'],
    ['2. ', '<p>2. pão</p>'],
  ])('begins with "%s" at the start of a paragraph', (start, expected) => {
    const editor = editorOf('<p>|pão</p>')
    type(editor, start)
    expect(html(editor)).toBe(expected)
  })

  it('gives back what began it when that is undone', () => {
    const editor = editorOf('<p>|pão</p>')
    type(editor, '- ')
    editor.undo()
    expect(html(editor)).toBe('<p>- pão</p>')
  })

  it('does not begin in the middle of a paragraph, nor within a list', () => {
    const editor = editorOf('<ul><li>|pão</li></ul>')
    type(editor, '- ')
    expect(html(editor)).toBe('<ul><li>- pão</li></ul>')
  })
})

describe('marks and alignment', () => {
  it('are set and taken away', () => {
    const editor = editorOf('<p>um [dois] três</p>')
    toggleMark(editor, 'strong')
    toggleMark(editor, 'u')
    align(editor, 'center')
    expect(html(editor)).toBe('<p style="text-align:center">um <strong><u>dois</u></strong> três</p>')
    toggleMark(editor, 'strong')
    align(editor, 'left')
    expect(html(editor)).toBe('<p>um <u>dois</u> três</p>')
    while (editor.history.undos.length > 0) editor.undo()
    expect(html(editor)).toBe('<p>um dois três</p>')
  })
})

describe('a link', () => {
  const link = (text: string) => `<a href="https://a.com/" target="_blank" rel="noopener">${text}</a>`

  it('is made of what is selected, marks included, in every paragraph of it', () => {
    const editor = editorOf('<p>um [<strong>dois</strong> três</p><ul><li>quatro] cinco</li></ul>')
    setLink(editor, 'https://a.com/', '')
    expect(html(editor)).toBe(
      `<p>um ${link('<strong>dois</strong> três')}</p><ul><li>${link('quatro')} cinco</li></ul>`,
    )
    removeLinks(editor)
    expect(html(editor)).toBe('<p>um <strong>dois</strong> três</p><ul><li>quatro cinco</li></ul>')
  })

  it('gets another address where the caret is in one', () => {
    const editor = editorOf(`<p>${link('aq|ui')}</p>`)
    setLink(editor, 'mailto:a@b.com', 'não')
    expect(html(editor)).toBe('<p><a href="mailto:a@b.com">aqui</a></p>')
  })

  it('is inserted where nothing is selected, and text typed next follows it', () => {
    const editor = editorOf('<p>veja | hoje</p>')
    setLink(editor, 'https://a.com/', 'o site')
    type(editor, ',')
    expect(html(editor)).toBe(`<p>veja ${link('o site')}, hoje</p>`)
  })

  it('does not grow with what is typed at its end', () => {
    const editor = editorOf(`<p>${link('aqui|')}</p>`)
    type(editor, '!')
    expect(html(editor)).toBe(`<p>${link('aqui')}!</p>`)
  })

  it('is made by pasting an address over a text', () => {
    const editor = editorOf('<p>veja [aqui]</p>')
    editor.insertData(pasted({ 'text/plain': ' https://a.com\n', 'text/html': '<p>https://a.com</p>' }))
    expect(html(editor)).toBe(`<p>veja ${link('aqui')}</p>`)
  })
})

describe('pasting', () => {
  it.each([
    ['<p>um | dois</p>', '<b>x</b>', '<p>um <strong>x</strong> dois</p>'],
    ['<p>um [dois] três</p>', '<p>x</p>', '<p>um x três</p>'],
    ['<p>um |dois</p>', '<p>x</p><p>y</p><p>z</p>', '<p>um x</p><p>y</p><p>zdois</p>'],
    ['<p>um |dois</p>', '<ul><li>x</li></ul>', '<p>um</p><ul><li>x</li></ul><p>dois</p>'],
    ['<p>um|</p>', '<h1>x</h1><ol><li>y</li></ol>', '<p>um<strong>x</strong></p><ol><li>y</li></ol>'],
    ['<p>|um</p>', '<p>x</p><p>y</p>', '<p>x</p><p>yum</p>'],
    ['<ul><li>um |dois</li></ul>', '<p>x</p><ol><li>y</li></ol>', '<ul><li>um x</li><li>ydois</li></ul>'],
    ['<p>um |</p>', '<iframe src="//a.com"></iframe>', '<p>um</p>'],
  ])('into %s of %s', (into, from, expected) => {
    const editor = editorOf(into)
    editor.insertData(pasted({ 'text/html': from }))
    expect(html(editor)).toBe(expected)
    editor.undo()
    expect(html(editor)).toBe(html(editorOf(into)))
  })

  it('puts the caret behind what was pasted', () => {
    const editor = editorOf('<p>um |dois</p>')
    editor.insertData(pasted({ 'text/html': '<p>x</p><p>y</p>' }))
    type(editor, '!')
    expect(html(editor)).toBe('<p>um x</p><p>y!dois</p>')
  })

  it('makes paragraphs of the lines of plain text', () => {
    const editor = editorOf('<p>|.</p>')
    editor.insertData(pasted({ 'text/plain': 'um\r\n\r\n dois\t três \n<b>' }))
    expect(html(editor)).toBe('<p>um</p><p>dois três</p><p>&lt;b&gt;.</p>')
  })

  it('brings back what was copied, blanks at its edges included', () => {
    const data = new Map<string, string>()
    const transfer = { setData: (kind: string, value: string) => data.set(kind, value) }
    const from = editorOf('<ul><li>um[ <strong>dois</strong> ]três</li></ul>')
    from.setFragmentData(transfer as unknown as DataTransfer)
    const editor = editorOf('<p>a|b</p>')
    editor.insertData(pasted(Object.fromEntries(data)))
    expect(html(editor)).toBe('<p>a <strong>dois</strong> b</p>')
    expect(data.get('text/plain')).toBe(' dois ')
  })
})

it('a value that does not fit is made to, without losing text', () => {
  const editor = createRichTextEditor()
  const item = { type: 'item', children: [{ text: 'item' }] }
  const paragraph = { type: 'paragraph', children: [{ text: 'parágrafo' }] }
  const link = { type: 'link', href: 'javascript:alert(1)', children: [{ text: 'link' }] }
  const strange = [
    { text: 'solto' },
    item,
    {
      type: 'list',
      kind: 'ul',
      children: [{ text: 'texto' }, paragraph, { type: 'list', kind: 'ol', children: [item] }],
    },
    {
      type: 'paragraph',
      children: [paragraph, { text: 'a' }, { type: 'list', kind: 'ul', children: [item] }, link],
    },
    { type: 'list', kind: 'ul', children: [] },
  ]
  editor.children = strange as unknown as Editor['children']
  Editor.normalize(editor, { force: true })
  expect(html(editor)).toBe(
    '<p>solto</p><p>item</p><ul><li>texto</li><li>parágrafo</li><li>item</li></ul>' +
      '<p>parágrafo</p><p>a</p><ul><li>item</li></ul><p>link</p>',
  )
})
