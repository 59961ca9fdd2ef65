import { readFileSync } from 'node:fs'

// What Node needs to load the modules that the product loads to serve: run alone, it ends when they are there.

const main = new URL('../graphql-server/src/main.ts', import.meta.url)

/** What `main.ts` imports, dynamic imports of what every production start needs included, but not itself: it would serve. */
const imported = readFileSync(main, 'utf8').matchAll(
  / from '([^']+)'|import\('(\.\/pages\/built-source\.ts)'\)/g,
)

for (const [, always, later] of imported) {
  const name = always ?? later ?? ''
  await import(name.startsWith('.') ? new URL(name, main).href : name)
}
process.exit(0)
