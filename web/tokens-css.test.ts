import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokensCss } from './tokens-css.ts'

test('the style sheet of the tokens is the one that the theme gives', () => {
  const written = readFileSync(join(import.meta.dirname, 'src/theme/generated/tokens.css'), 'utf8')
  expect(written).toBe(tokensCss())
})
