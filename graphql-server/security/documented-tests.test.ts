import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Titles by the file that a document names before them: `path` · “title” · “title”. */
function namedTests(document: string): [path: string, title: string][] {
  const groups = read(document).matchAll(/`([^`\n]+\/[^`\n]+\.test\.tsx?)`((?:\s·\s“[^”]+”)*)/g)
  return [...groups].flatMap(([, path = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”|^$/g)].map(([, title = '']): [string, string] => [path, title]),
  )
}

/** Whether a literal of a test file is this title; without one, whether there is such a file. */
function exists([path, title]: [path: string, title: string]): boolean {
  if (!existsSync(new URL(path, root))) return false
  const text = title.replace(/\s+/g, ' ')
  const literals = ["'", '"', '`'].map((quote) => quote + text.replaceAll(quote, `\\${quote}`) + quote)
  return title === '' || literals.some((literal) => read(path).includes(literal))
}

it.each(['docs/security.md', 'docs/faults.md'])('%s names tests that exist', (document) => {
  const tests = namedTests(document)
  expect(tests.length).toBeGreaterThan(0)
  expect(tests.filter((test) => !exists(test))).toEqual([])
})
