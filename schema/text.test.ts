import { expect, it } from 'vitest'
import { slugify } from './slug.ts'
import { hasLoneSurrogate, keyText, tidyLine } from './text.ts'

it.each([
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner outside emoji', '\u200d'],
  ['a soft hyphen', '\u00ad'],
  ['a mark of direction', '\u200e'],
  ['an override of direction', '\u202e'],
  ['a byte order mark', '\ufeff'],
  ['a filler', '\u3164'],
  ['a grapheme joiner', '\u034f'],
  ['a selector outside emoji', '\ufe0f'],
  ['a tag', '\u{e0041}'],
])('%s is in no text and no key', (_, unseen) => {
  const text = `${unseen}Ali${unseen}mentação${unseen}`
  expect([tidyLine(text), keyText(text), slugify(text)]).toEqual([
    'Alimentação',
    'Alimentação',
    'alimentacao',
  ])
})

it.each([
  ['Bem\u2011te\u2011vi', 'Bem-te-vi'],
  ['Bar\u00a0do\u202fPorto', 'Bar do Porto'],
  ['Cafe\u0301', 'Café'],
  ['1º Cartório – Sede', '1º Cartório – Sede'],
  // A flag of a region, a family, a skin tone, a heart and a keycap.
  [
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['\u{1f44d}\u{1f3fd} \u2764\ufe0f 1\ufe0f\u20e3', '\u{1f44d}\u{1f3fd} \u2764\ufe0f 1\ufe0f\u20e3'],
])('the text of %j is %j', (text, tidy) => expect(tidyLine(text)).toBe(tidy))

it.each([
  ['\uff23\uff41\uff46\uff45\u0301', 'Café'],
  ['8\u201312', '8-12'],
  ['\u221223', '-23'],
  ['ﬁca', 'fica'],
  [' a \u2003 b ', 'a b'],
])('the key of %j is %j', (text, key) => expect(keyText(text)).toBe(key))

it('half of a character is found, a whole one is not', () => {
  expect(['a\ud83d', '\ude00', '\u{1f600}', 'a'].map(hasLoneSurrogate)).toEqual([true, true, false, false])
})
