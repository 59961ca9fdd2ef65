import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const operations = read('docs/operations.md')

/** Names in the first column of the table of variables. */
const documented = [...operations.matchAll(/^\| (`[A-Z].*?`) \|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
)
/** Names that the product reads once, by its schema. */
const inSchema = [...read('graphql-server/src/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
  ([, name = '']) => name,
)

/** Read by the system's own rules, or only by programs that are no part of what is operated. */
const others = ['PATH', 'TMPDIR', 'PRISMA_SCHEMA_ENGINE_BINARY']

function namesReadIn(folder: string): string[] {
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((name) => /\.(ts|js)$/.test(name) && !name.includes('.test.'))
  return sources.flatMap((name) =>
    [...read(`${folder}/${name}`).matchAll(/process\.env\.([A-Z0-9_]+)/g)].map(([, found = '']) => found),
  )
}

describe('the table of variables', () => {
  it('has every variable of the schema, and what the commands and the set-up read', () => {
    const readElsewhere = ['graphql-server/src', 'graphql-server/cli', 'scripts'].flatMap(namesReadIn)
    const wanted = new Set([...inSchema, ...readElsewhere].filter((name) => !others.includes(name)))
    expect(wanted.size).toBeGreaterThan(35)
    expect([...wanted].filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
  })

  it('has nothing that is read nowhere, and nothing twice', () => {
    const known = new Set([...inSchema, 'DATA_DIR', 'NODE_ENV', 'ADMIN_PASSWORD'])
    expect(documented.filter((name) => !known.has(name))).toEqual([])
    expect(documented.length).toBe(new Set(documented).size)
  })
})

it.each(['README.md', 'docs/operations.md'])('every command that %s names is there', (path) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read(path).matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

it.each(['README.md', 'docs/operations.md'])('every file that %s links to is there', (path) => {
  const links = [...read(path).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  const base = new URL(path, root)
  const local = links.filter((link) => !/^https?:/.test(link))
  expect(local.length).toBeGreaterThan(1)
  for (const link of local) expect(() => readdirOrFile(new URL(link, base)), link).not.toThrow()
})

function readdirOrFile(url: URL) {
  return /\.\w+$/.test(url.pathname) ? readFileSync(url) : readdirSync(url)
}
