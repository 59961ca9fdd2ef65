import { expect, it } from 'vitest'
import { protect, unprotect } from './formula.ts'

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
