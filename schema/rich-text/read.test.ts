import { describe, expect, it } from 'vitest'
import { readBlocks } from './read.ts'
import { writeBlocks } from './write.ts'

const read = (html: string) => writeBlocks(readBlocks(html))
const link = (href: string, text: string) => `<a href="${href}" target="_blank" rel="noopener">${text}</a>`

describe('a description that is read and written', () => {
  it('stays as it is in the one form', () => {
    const html = `<p style="text-align:center">Um <strong>pão <em>quente</em></strong> e <u>bom</u><br>1 &lt; 2 &amp; 3</p><ul><li>café</li></ul><ol><li>1</li></ol><ol><li>${link('https://a.example/?x=1&amp;y=2', 'a')}</li></ol>`
    expect(read(html)).toBe(html)
  })

  it('keeps alignment and nothing else of a style', () => {
    const html = '<p style="color: red; text-align: center; position: fixed" class="x">a</p>'
    expect(read(html)).toBe('<p style="text-align:center">a</p>')
  })

  it('loses empty paragraphs', () => {
    expect(read('<p></p><p>a</p><p><br></p><p>&nbsp; <strong> </strong></p>')).toBe('<p>a</p>')
  })

  it('has its entities decoded as text', () => {
    expect(readBlocks('<p>P&amp;B &lt;b&gt; &#233; &nada;</p>')).toEqual([
      { list: null, alignment: null, pieces: [{ text: 'P&B <b> é &nada;', href: null, marks: [] }] },
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
  ])('loses a link to %s and keeps its text', (href) => {
    expect(read(`<a href="${href}">a</a>`)).toBe('<p>a</p>')
  })

  it('keeps links to web, mail and phone', () => {
    expect(read('<a href="https://a.example/">a</a>')).toBe(`<p>${link('https://a.example/', 'a')}</p>`)
    expect(read('<a href="mailto:a@a.example">a</a>')).toBe('<p><a href="mailto:a@a.example">a</a></p>')
    expect(read('<a href="tel:+5512">a</a>')).toBe('<p><a href="tel:+5512">a</a></p>')
  })

  it('has flat paragraphs and lists whatever is not closed', () => {
    expect(read('<p>a<p>b')).toBe('<p>a</p><p>b</p>')
    expect(read('<p>a<ul><li>b<li>c</ul>d')).toBe('<p>a</p><ul><li>b</li><li>c</li></ul><p>d</p>')
    expect(read('<p><li>solto</li></p>')).toBe('<p>solto</p>')
    expect(read('<ul><li>a<ol><li>b</li></ol></li></ul>')).toBe('<ul><li>a</li><li>b</li></ul>')
  })

  it('survives depth, odd marks and tags that never end', () => {
    expect(read(`${'<strong>'.repeat(100_000)}a`)).toBe('<p><strong>a</strong></p>')
    expect(read('1 < 2 </p></b> fim')).toBe('<p>1 &lt; 2</p><p>fim</p>')
    expect(read('<a "'.repeat(20_000))).toContain('<p>')
  })
})
