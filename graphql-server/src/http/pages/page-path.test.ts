import fc from 'fast-check'
import { expect, test } from 'vitest'
import { always, anyText } from '../../../test/property.ts'
import { canonicalPath } from './page-path.ts'

test.each([
  '/',
  '/explore',
  '/padaria-flor-do-vale',
  '/business/padaria-2',
  '/a/b/c',
  '/a/%252e',
  '/a/b%2Fc',
])('the path %s is canonical', (path) => expect(canonicalPath(path)).toBe(path))

test.each([
  ['/EXpLore', '/explore'],
  ['/explore/', '/explore'],
  ['//explore', '/explore'],
  ['/.//explore///', '/explore'],
  ['/x/../explore', '/explore'],
  ['/%2e/explore', '/explore'],
  ['/x/%2E%2e/Explore', '/explore'],
  ['//', '/'],
  ['//evil.example/explore', '/evil.example/explore'],
  ['/\\evil.example/a', '/evil.example/a'],
  ['/\\\\evil.example//a', '/evil.example/a'],
  ['/business/Padaria-2/', '/business/padaria-2'],
  ['/explor%65', '/explore'],
  ['/em/%75%62%61t%75ba/hospedagem', '/em/ubatuba/hospedagem'],
  ['/em/%55BATUBA', '/em/ubatuba'],
  ['/em/s%c3%a3o', '/em/s%C3%A3o'],
  ['/EM/S%C3%83O', '/em/s%C3%A3o'],
  ["/a/b'c;d", "/a/b'c%3Bd"],
  ['//evil.example', '/evil.example'],
  ['/padaria%E2%80%8B-sol%C2%AD', '/padaria-sol'],
  ['/em/taubate%C2%A0/', '/em/taubate'],
  ['/padaria%E2%80%91sol', '/padaria-sol'],
  ['/%E2%80%8B', '/'],
])('the path %s is another spelling of %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical))

test.each([
  '/explore\u2028',
  '/business/%E0%A4%A',
  '/a/%00',
  '/a/b%0d%0aSet-Cookie:x=1',
  '/a%0a/b',
  '/a/b%E2%80%A8',
  '/a/%EF%BC%8E%EF%BC%8E',
  'http://evil.example/explore',
  '*',
])('the path %s can never be a page', (path) => expect(canonicalPath(path)).toBeNull())

test('a canonical path stays as it is, and every spelling of a slug leads to one', async () => {
  const spelled = fc.constantFrom<(letter: string) => string>(
    (letter) => letter,
    (letter) => letter.toUpperCase(),
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
    (letter) => `%${letter.toUpperCase().charCodeAt(0).toString(16).toUpperCase()}`,
  )
  await always(
    fc.tuple(
      anyText,
      fc.array(fc.tuple(fc.constantFrom(...'abc0-'), spelled), { minLength: 1, maxLength: 20 }),
      fc.constantFrom('/', '//', '/./', '\\', '/x/../', '/%2e/'),
    ),
    ([text, letters, slash]) => {
      const canonical = canonicalPath(`/${text}`)
      if (canonical !== null) expect(canonicalPath(canonical)).toBe(canonical)
      const slug = letters.map(([letter]) => letter).join('')
      const spelling = letters.map(([letter, spell]) => spell(letter)).join('')
      expect(canonicalPath(`/em${slash}${spelling}/`)).toBe(`/em/${slug}`)
    },
  )
})
