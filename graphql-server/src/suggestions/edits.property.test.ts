import fc from 'fast-check'
import { expect, it } from 'vitest'
import { always } from '../../test/property.ts'
import { editsAllowed, editsBetween, letterBits, mayBeNear } from './edits.ts'

const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 9 })

/** The definition, without bounds or shared rows. */
function plainEdits(text: string, other: string): number {
  if (text === '' || other === '') return text.length + other.length
  const [head, tail] = [text.slice(0, -1), other.slice(0, -1)]
  const isSame = text.at(-1) === other.at(-1)
  const edits = [
    plainEdits(head, other) + 1,
    plainEdits(text, tail) + 1,
    plainEdits(head, tail) + (isSame ? 0 : 1),
  ]
  if (text.length > 1 && other.length > 1 && text.at(-1) === other.at(-2) && text.at(-2) === other.at(-1))
    edits.push(plainEdits(text.slice(0, -2), other.slice(0, -2)) + 1)
  return Math.min(...edits)
}

const short = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 })
const most = fc.constantFrom(1, 2)

it('edits are those of the definition, up to the bound', () => {
  return always(fc.tuple(short, short, most), ([text, other, most]) => {
    expect(editsBetween(text, other, most)).toBe(Math.min(plainEdits(text, other), most + 1))
  })
})

it('of a word that goes on, the nearest of its beginnings counts', () => {
  return always(fc.tuple(short, short, most), ([text, other, most]) => {
    const beginnings = Array.from({ length: other.length + 1 }, (_, length) => other.slice(0, length))
    const nearest = Math.min(...beginnings.map((beginning) => plainEdits(text, beginning)))
    expect(editsBetween(text, other, most, true)).toBe(Math.min(nearest, most + 1))
  })
})

it('no near word is ruled out by its length and letters', () => {
  return always(fc.tuple(word, word, most), ([text, other, most]) => {
    if (editsBetween(text, other, most) > most) return
    expect(mayBeNear(letterBits(text), text.length, letterBits(other), other.length, most)).toBe(true)
  })
})

it('two exchanged letters are one edit; short words must be right', () => {
  expect(editsBetween('dentsita', 'dentista', 2)).toBe(1)
  expect([4, 5, 8, 9].map(editsAllowed)).toEqual([0, 1, 1, 2])
})
