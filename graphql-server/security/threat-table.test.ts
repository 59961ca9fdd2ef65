import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const document = readFileSync(new URL('docs/security.md', root), 'utf8')

/** Each proof of the table: a file, and words that stand in it as the name of a test. */
const proofs = [...document.matchAll(/`([\w./-]+\.test\.tsx?)`((?: · “[^”]+”)*)/g)].map(
  ([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }),
)

it('the table names tests', () => {
  expect(proofs.length).toBeGreaterThan(30)
  expect(proofs.filter(({ names }) => names.length === 0).map(({ file }) => file)).toEqual([])
})

it('every test that the table names is there, under its name', () => {
  const missing = proofs.flatMap(({ file, names }) => {
    const path = fileURLToPath(new URL(file, root))
    if (!existsSync(path)) return [file]
    const text = readFileSync(path, 'utf8')
    return names.filter((name) => !nameIn(text, name)).map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

/** As the first argument of a test or of a group of them. */
function nameIn(text: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote},`))
}

it('every attack has a defence and a proof', () => {
  const table = document.slice(document.indexOf('## Threats'), document.indexOf('## Headers'))
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Attack|---)/.test(line))
  const incomplete = rows.filter((row) => row.split(' | ').length === 3 && !/\.test\.tsx?`/.test(row))
  expect(rows.length).toBeGreaterThan(30)
  expect(incomplete).toEqual([])
})
