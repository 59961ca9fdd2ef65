import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { always, anyText } from '../../../test/property.ts'
import { BadUserInputError } from '../../errors.ts'
import { readRecords } from '../reader/records.ts'
import { protect, unprotect } from './columns.ts'

/** A text in pieces, as a file is read: the cuts fall anywhere, but never within a symbol. */
async function* inPieces(text: string, size: number) {
  const symbols = Array.from(text.toWellFormed())
  for (let start = 0; start < symbols.length; start += size) yield symbols.slice(start, start + size).join('')
}

async function readCells(text: string, delimiter = ';', size = 7): Promise<string[][]> {
  const records: string[][] = []
  for await (const { cells } of readRecords(inPieces(text, size), { delimiter })) records.push(cells)
  return records
}

it('any cell comes back from a spreadsheet’s formula guard as it was', () =>
  always(anyText, (text) => {
    expect(unprotect(protect(text))).toBe(text)
    expect(protect(text), 'no formula').not.toMatch(/^[=+@\t\r]/)
  }))

/** What a program makes of a file: `quotes` says whether it knows quoted cells. */
function naiveCells(file: string, separator: string, quotes: boolean): string[] {
  const cells = file.split(new RegExp(`[${separator}\r\n]`))
  return cells.map((cell) => (quotes ? cell.replaceAll('"', '') : cell).trimStart())
}

it('no program finds a formula in a written table, whatever separates cells for it', () => {
  const tricky = fc.string({ unit: fc.constantFrom(...'=+-@;,|\t\n\r" \'a1'), maxLength: 12 })
  const isFormula = (cell: string) => /^[=+\-@]/.test(cell) && !/^-?\d+(?:,\d+)?$/.test(cell)
  return always(fc.array(fc.oneof(tricky, anyText), { minLength: 1, maxLength: 4 }), (row) => {
    const file = stringify([['slug', ...row.map(protect), 'fim']], { delimiter: ';' })
    for (const separator of [';', ',', '\t', '|'])
      for (const quotes of [true, false])
        expect(naiveCells(file, separator, quotes).filter(isFormula), separator).toEqual([])
  })
})

it('a table that was written is read as it was, wherever the pieces are cut', () => {
  const cell = anyText
    .map((text) => text.toWellFormed().replace(/\r\n?/g, '\n').slice(0, 200))
    .filter((text) => text.trim() === text && text !== '')
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
  return always(
    fc.tuple(table, fc.constantFrom(';', ',', '\t'), fc.integer({ min: 1, max: 50 })),
    async ([rows, delimiter, size]) => {
      const text = stringify(rows, { delimiter, quoted: true })
      expect(await readCells(text, delimiter, size)).toEqual(rows)
    },
    300,
  )
})

it('whatever is no table is refused in words, or read', () =>
  always(
    anyText,
    async (text) => {
      const outcome = await readCells(text).catch((error: unknown) => error)
      if (!Array.isArray(outcome)) expect(outcome).toBeInstanceOf(BadUserInputError)
    },
    500,
  ))
