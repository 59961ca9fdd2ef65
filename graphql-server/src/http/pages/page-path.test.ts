import { expect, test } from 'vitest'
import { canonicalPath } from './pages.ts'

test.each(['/', '/explore', '/padaria-flor-do-vale', '/business/padaria-2', '/a/b/c'])(
  'the path %s is canonical',
  (path) => expect(canonicalPath(path)).toBe(path),
)

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
])('the path %s is another spelling of %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical))

test.each([
  '/wp-login.php',
  '/.env',
  '/padaria%20flor',
  '/explor%65',
  '/pão',
  '/explore\u2028',
  `/${'a'.repeat(181)}`,
  '/business/%E0%A4%A',
  '/a/%00',
  '/a/b%0d%0aSet-Cookie:x=1',
  '/a%0a/b',
  '/a/b%E2%80%A8',
  '//evil.example',
  'http://evil.example/explore',
  '*',
])('the path %s can never be a page', (path) => expect(canonicalPath(path)).toBeNull())
