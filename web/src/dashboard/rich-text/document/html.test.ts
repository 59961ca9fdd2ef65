import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deserialize, serialize } from './html.ts'

/** HTML as a program has put it on the clipboard. */
function sample(program: string): string {
  return readFileSync(join(import.meta.dirname, `clipboard-samples/${program}.clipboard`), 'utf8')
}

const cleaned = (html: string) => serialize(deserialize(html))

describe('what is pasted', () => {
  it('from Word becomes paragraphs, lists and links', () => {
    expect(cleaned(sample('word'))).toBe(
      [
        '<p><strong>Cantina da Nona</strong></p>',
        '<p style="text-align:center">Massas <strong>feitas <em>em casa</em></strong> desde <u>1987</u>.</p>',
        '<ul><li>Nhoque ao sugo</li><li>Com <strong>manjericão</strong></li></ul>',
        '<ol><li>Reserve pelo <a href="https://cantina.example/reservas?mesa=2&amp;dia=s%C3%A1bado" target="_blank" rel="noopener">site</a></li></ol>',
        '<p>Segunda a sexta</p><p>11h às 23h</p>',
        '<p>Cardápio &amp; vinhos</p>',
      ].join(''),
    )
  })

  it('from Google Docs is bold only where it is', () => {
    expect(cleaned(sample('google-docs'))).toBe(
      [
        '<p><strong>Cantina da Nona</strong></p>',
        '<p style="text-align:justify">Massas <strong>feitas <em>em casa</em></strong> desde <u>1987</u>.</p>',
        '<ul><li>Nhoque ao sugo</li><li>Com <strong>manjericão</strong></li></ul>',
        '<ol><li style="text-align:right">Reserve pelo <a href="https://cantina.example/reservas" target="_blank" rel="noopener">site</a></li></ol>',
      ].join(''),
    )
  })

  it('from a web page loses its pictures, its scripts and its harmful links', () => {
    expect(cleaned(sample('web-page'))).toBe(
      [
        '<p>Início</p><p><strong>Cantina da Nona</strong></p>',
        '<p style="text-align:center">Massas <strong>feitas\u00a0em casa</strong><br>desde <u>1987</u> 🍝</p>',
        '<p>A fachada</p>',
        '<ul><li>Nhoque ao sugo</li><li>Lasanha<br>de <em>berinjela</em></li></ul>',
        '<p><strong>Dia</strong></p><p><strong>Horário</strong></p><p>Sábado</p><p>11h às 23h</p>',
        '<p>Reservar</p>',
        '<p>Veja o <a href="https://cantina.example/cardapio" target="_blank" rel="noopener">cardápio</a>,',
        ' o mapa ou <a href="mailto:oi@cantina.example">escreva</a>.</p>',
      ].join(''),
    )
  })

  it.each([
    ['a <img alt="👨‍👩‍👧‍👦" src="x"><img alt="🇧🇷"><img alt="A fachada">', '<p>a 👨‍👩‍👧‍👦🇧🇷</p>'],
    ['a\u202eb\u2066c', '<p>abc</p>'],
    [
      '<a href="www.a.com.br">a</a>',
      '<p><a href="https://www.a.com.br/" target="_blank" rel="noopener">a</a></p>',
    ],
    ['<span style="font-weight:600">a</span>b', '<p><strong>a</strong>b</p>'],
    ['<b>a<span style="font-weight:normal">b</span></b>', '<p><strong>a</strong>b</p>'],
    ['<i>a<span style="font-style:normal">b</span></i>', '<p><em>a</em>b</p>'],
    ['<span style="text-decoration:underline line-through">a</span>', '<p><u>a</u></p>'],
    [
      '<div align="right">a<p style="text-align:left">b</p></div>',
      '<p style="text-align:right">a</p><p>b</p>',
    ],
    ['<center>a</center>', '<p style="text-align:center">a</p>'],
    ['<h2>a <span style="font-weight:400">b</span></h2>', '<p><strong>a b</strong></p>'],
    ['<pre>a  b\nc</pre>', '<p>a b<br>c</p>'],
    ['a<br><br><br><br>b', '<p>a<br><br>b</p>'],
    ['<ol><li>a<ul><li>b</li></ul>c</li></ol>', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
    ['<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li>a<br>b</li></ul>'],
    ['<p>a</p>\n<p>&nbsp;</p>\n<p>b</p>', '<p>a</p><p>b</p>'],
    [
      '<a href="https://a.com"><u>a</u><span style="text-decoration:underline">b</span></a>',
      '<p><a href="https://a.com/" target="_blank" rel="noopener"><u>a</u>b</a></p>',
    ],
    ['<o:p></o:p><x-y>a<font color=red>b</font></x-y>', '<p>ab</p>'],
    ['', ''],
    ['<img src="a.png"><p> </p>', ''],
  ])('is cleaned: %s', (html, expected) => {
    expect(cleaned(html)).toBe(expected)
  })

  it('keeps the blanks at the edges of a piece of a paragraph', () => {
    const [paragraph] = deserialize('<p style="white-space:pre-wrap"> meio </p>')
    expect(paragraph).toEqual({ type: 'paragraph', children: [{ text: ' meio ' }] })
    const [copied] = deserialize('<span>meio</span><span class="Apple-converted-space">&nbsp;</span>')
    expect(copied).toEqual({ type: 'paragraph', children: [{ text: 'meio ' }] })
  })
})

describe('what the server has kept', () => {
  it('is read into the form that Slate keeps', () => {
    expect(
      deserialize('<ul><li>um<br>dois</li></ul><p><a href="tel:123">a</a><strong>b</strong></p>'),
    ).toEqual([
      { type: 'list', kind: 'ul', children: [{ type: 'item', children: [{ text: 'um\ndois' }] }] },
      {
        type: 'paragraph',
        children: [
          { text: '' },
          { type: 'link', href: 'tel:123', children: [{ text: 'a' }] },
          { text: 'b', strong: true },
        ],
      },
    ])
  })

  it('keeps two lists of one kind apart', () => {
    const html = '<ol><li>um</li></ol><ol><li>outro</li></ol>'
    expect(deserialize(html)).toHaveLength(2)
    expect(cleaned(html)).toBe(html)
  })
})
