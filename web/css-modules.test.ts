import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, 'src')

/** Names that a component takes from a style sheet, and those that it computes: `styles[look]`. */
function namesTaken(sheet: string): { names: string[]; computes: boolean } {
  const folder = join(sheet, '..')
  const names: string[] = []
  let computes = false
  for (const file of globSync('**/*.tsx', { cwd: sources })) {
    const text = readFileSync(join(sources, file), 'utf8')
    for (const [, local, from = ''] of text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gm)) {
      if (join(sources, file, '..', from) !== join(folder, sheet.slice(folder.length + 1))) continue
      names.push(
        ...Array.from(text.matchAll(new RegExp(`[{( ]${local}\\.(\\w+)`, 'g')), ([, name = '']) => name),
      )
      computes ||= new RegExp(`\\b${local}\\[`).test(text)
    }
  }
  return { names, computes }
}

/** Class names of a style sheet, but for those of the whole page. */
function namesGiven(sheet: string): Set<string> {
  const rules = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g, '')
  return new Set(Array.from(rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi), ([, name = '']) => name))
}

test.each(globSync('**/*.module.css', { cwd: sources }))(
  '%s gives the classes that are taken from it',
  (file) => {
    const sheet = join(sources, file)
    const { names, computes } = namesTaken(sheet)
    const given = namesGiven(sheet)
    expect(names.filter((name) => !given.has(name))).toEqual([])
    if (!computes) expect([...given].filter((name) => !names.includes(name))).toEqual([])
  },
)
