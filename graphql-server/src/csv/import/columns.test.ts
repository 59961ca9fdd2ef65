import { expect, it } from 'vitest'
import { protect, readDescription, readList, unprotect } from './columns.ts'

const formulas = ['=1+1', '+55', '-soma', '@nome', '\tx', "'=1+1", "''@x", '-1+2', '-22,7-1']
const harmless = ['', 'Padaria', "'Tis", "d'Água", "''", '-22,717691', '-5', '1=1', 'a@b']

it('a cell that a spreadsheet would take for a formula is marked', () => {
  for (const text of formulas) expect(protect(text)).toBe(`'${text}`)
  for (const text of harmless) expect(protect(text)).toBe(text)
})

it('what a spreadsheet with another separator would take for a formula is marked within the cell', () => {
  const marked = {
    'Bar;=1+1': "Bar;'=1+1",
    'Bar,=cmd': "Bar,'=cmd",
    'Bar, "@x"': 'Bar, "\'@x"',
    'a\t=1': "a\t'=1",
    'a\n-1|+2': "a\n'-1|'+2",
    'a\r\n@x': "a\r\n'@x",
    "x;'=1": "x;''=1",
    "'x;=1": "'x;'=1",
  }
  for (const [text, cell] of Object.entries(marked)) {
    expect(protect(text)).toBe(cell)
    expect(unprotect(cell)).toBe(text)
  }
  for (const text of ['a - b', 'https://a.example/?a=1&b=-2', '<p style="x">a, b</p>', 'a;b=c']) {
    expect(protect(text)).toBe(text)
  }
})

it('taking the mark away gives exactly the text', () => {
  for (const text of [...formulas, ...harmless]) expect(unprotect(protect(text))).toBe(text)
})

it('names in one cell are separated by a bar, and by what does not separate cells', () => {
  expect(readList(' Bares |Cafés; Chás |', ';')).toEqual(['Bares', 'Cafés; Chás'])
  expect(readList('Bares | Cafés;Chás', ',')).toEqual(['Bares', 'Cafés', 'Chás'])
  expect(readList('Bares; Cafés', '\t')).toEqual(['Bares', 'Cafés'])
})

it('a description in plain text becomes paragraphs, and HTML stays', () => {
  expect(readDescription('Pão & café\nàs 3 < 4 h\n\n \nTambém 5 > 4.')).toBe(
    '<p>Pão &amp; café<br>às 3 &lt; 4 h</p><p>Também 5 &gt; 4.</p>',
  )
  expect(readDescription('<P>Pão</P>\n\n<b>x</b>')).toBe('<P>Pão</P>\n\n<b>x</b>')
})
