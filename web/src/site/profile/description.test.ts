import { describe, expect, it } from 'vitest'
import { type RichText, readRichText } from './description.tsx'

/** The tree as HTML without any escape, to compare at a glance. */
function write(nodes: RichText[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const href = node.href ? ` href=${node.href}` : ''
      const align = node.align ? ` align=${node.align}` : ''
      return node.tag === 'br' ? '<br>' : `<${node.tag}${href}${align}>${write(node.children)}</${node.tag}>`
    })
    .join('')
}

const read = (html: string) => write(readRichText(html))

describe('a description', () => {
  it('keeps what the editor can make', () => {
    const html =
      '<p>Um <strong>pão</strong> <em>quente</em> e <u>bom</u><br></p><ul><li>café</li></ul><ol><li>1</li></ol>'
    expect(read(html)).toBe(html)
  })

  it('keeps alignment and nothing else of a style', () => {
    const html = '<p style="color: red; text-align: center; position: fixed" class="x">a</p>'
    expect(read(html)).toBe('<p align=center>a</p>')
  })

  it('loses empty paragraphs', () => {
    expect(read('<p></p><p>a</p><p><br></p><p>&nbsp; <strong> </strong></p>')).toBe('<p>a</p>')
  })

  it('decodes entities into plain text', () => {
    expect(readRichText('<p>P&amp;B &lt;b&gt; &#233; &nada;</p>')).toEqual([
      { tag: 'p', children: ['P&B <b> é &nada;'] },
    ])
  })

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=x>alert(1)</SCRIPT >',
    '<style>p{}</style>',
    '<iframe src="https://x.example">a</iframe>',
    '<svg onload=alert(1)><a>b</a></svg>',
    '<script>alert(1)',
    '<!-- <p>a</p> -->',
  ])('says nothing of %s', (html) => {
    expect(read(`<p>antes</p>${html}`)).toBe('<p>antes</p>')
  })

  it('keeps the text of unknown elements, without their attributes', () => {
    expect(read('<p onclick="x()"><font onerror=x>a</font><img src=x onerror="alert(1)">b</p>')).toBe(
      '<p>ab</p>',
    )
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    'data:text/html,x',
    '/relativo',
  ])('takes %s from a link and leaves its text', (href) => {
    expect(read(`<a href="${href}">a</a>`)).toBe('<a>a</a>')
  })

  it('keeps links to web, mail and phone', () => {
    expect(read('<a href="https://a.example/?x=1&amp;y=2">a</a>')).toBe(
      '<a href=https://a.example/?x=1&y=2>a</a>',
    )
    expect(read("<a href='mailto:a@a.example'>a</a>")).toBe('<a href=mailto:a@a.example>a</a>')
    expect(read('<a href=tel:+5512>a</a>')).toBe('<a href=tel:+5512>a</a>')
  })

  it('nests as browsers do, so that what the server wrote is what the browser finds', () => {
    expect(read('<p>a<p>b')).toBe('<p>a</p><p>b</p>')
    expect(read('<p>a<ul><li>b<li>c</ul>d')).toBe('<p>a</p><ul><li>b</li><li>c</li></ul>d')
    expect(read('<p><li>solto</li></p>')).toBe('<p>solto</p>')
    expect(read('<a href="https://a.example">a<a href="https://b.example">b</a></a>')).toBe(
      '<a href=https://a.example/>a</a><a href=https://b.example/>b</a>',
    )
  })

  it('survives depth and odd marks', () => {
    expect(read(`${'<b>'.repeat(100_000)}a`)).toContain('a')
    expect(read('1 < 2 </p></b> fim')).toBe('1 < 2  fim')
  })
})
