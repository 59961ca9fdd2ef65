import { expect, test } from 'vitest'
import { isImpossiblePath } from './impossible-path.ts'

test.each(['/', '/explore', '/padaria-flor-do-vale', '/business/padaria-2', '/a/b/c'])(
  '%s can be a page',
  (path) => expect(isImpossiblePath(path)).toBe(false),
)

test.each([
  '/wp-login.php',
  '/.env',
  '/padaria%20flor',
  '/pão',
  '//',
  `/${'a'.repeat(181)}`,
  '/business/%E0%A4%A',
  '/a/%00',
  '/a/b%0d%0aSet-Cookie:x=1',
  '/a%0a/b',
  '/a/b%E2%80%A8',
])('%s can never be a page', (path) => expect(isImpossiblePath(path)).toBe(true))
