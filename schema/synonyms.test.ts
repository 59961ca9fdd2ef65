import fc from 'fast-check'
import { expect, it } from 'vitest'
import { synonymsRule } from './input/rules.ts'
import { synonymsIn, synonymText } from './synonyms.ts'

it('synonyms are separated by commas, semicolons, bars and lines', () => {
  expect(synonymsIn('óculos, oculista;lente | armação\n óculos de sol ,, ')).toEqual([
    'óculos',
    'oculista',
    'lente',
    'armação',
    'óculos de sol',
  ])
})

it('what has no letter or digit, or is there already in another spelling, is left out', () => {
  expect(synonymsIn('pet-shop, Pet Shop, PÉT SHOP, ?!')).toEqual(['pet-shop'])
})

it('whatever is sent, what is stored is read back as it was', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (text, other) => {
      const { data } = synonymsRule.safeParse([text, other])
      if (data === undefined) return
      expect(synonymText(synonymsIn(data))).toBe(data)
      expect(data.length).toBeLessThanOrEqual(2000)
    }),
  ))
