import { expect, it } from 'vitest'
import { protect, unprotect } from './formula.ts'

const formulas = ['=1+1', '+55', '-soma', '@nome', '\tx', "'=1+1", "''@x", '-1+2', '-22,7-1']
const harmless = ['', 'Padaria', "'Tis", "d'Água", "''", '-22,717691', '-5', '1=1', 'a@b']

it('a cell that a spreadsheet would take for a formula is marked', () => {
  for (const text of formulas) expect(protect(text)).toBe(`'${text}`)
  for (const text of harmless) expect(protect(text)).toBe(text)
})

it('taking the mark away gives exactly the text', () => {
  for (const text of [...formulas, ...harmless]) expect(unprotect(protect(text))).toBe(text)
})
