import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const presetBase = /@chakra-ui[\\/]react[\\/].*preset-base\.js$/
const validProps = /@pandacss[\\/]is-valid-prop[\\/].*index\.mjs$/
const validAttributes = /@emotion[\\/]is-prop-valid[\\/].*\.esm\.js$/
const preflight = /@chakra-ui[\\/]react[\\/].*preflight\.js$/

/**
 * Leaves out of Chakra's tables what no source of ours names: of some 300 style properties and 100 conditions a page
 * uses a few dozen, and the tables are 7 kB of every page's script. A name that stands nowhere in the sources as a
 * word, nor a shorthand of it, can not be asked for.
 *
 * @param folder of our sources
 */
export function trimChakra(folder: string): Plugin {
  const words = wordsIn(folder)
  return {
    name: 'trim-chakra',
    apply: 'build',
    transform: {
      filter: { id: [presetBase, validProps, validAttributes, preflight] },
      handler(code, id) {
        // The reset leaves as a static sheet (theme-css.ts): at run time nobody asks for it.
        if (preflight.test(id)) return { code: 'export const createPreflight = () => ({})', map: null }
        if (validAttributes.test(id)) return { code: trimAttributes(code, words), map: null }
        if (validProps.test(id)) return { code: trimNames(code, words), map: null }
        const program = this.parse(code) as unknown as Node
        return { code: trimTables(code, program, words), map: null }
      },
    },
  }
}

/** Every word of the sources, tests left out. */
export function wordsIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]?mocks[\\/]|gql[\\/]/.test(file),
  )
  return new Set(sources.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/[\w$-]+/g) ?? []))
}

/** The list of style properties, one text with commas. */
export function trimNames(code: string, words: ReadonlySet<string>): string {
  return code.replace(/cssPropertiesStr = "([^"]*)"/, (_all, names: string) => {
    const used = names.split(',').filter((name) => words.has(name))
    return `cssPropertiesStr = "${used.join()}"`
  })
}

/** The pattern of attributes that elements take, names between bars. */
export function trimAttributes(code: string, words: ReadonlySet<string>): string {
  return code.replace(
    /(reactPropsRegex = \/)(.*)(\/;)/,
    (_all, before: string, pattern: string, after: string) => {
      const trimmed = pattern.replace(/\b([a-zA-Z\d]+)\|/g, (alternative, name) =>
        words.has(name) ? alternative : '',
      )
      return before + trimmed + after
    },
  )
}

/** What is looked at of a parsed program (ESTree). */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The tables of conditions and utilities. */
export function trimTables(code: string, program: Node, words: ReadonlySet<string>): string {
  const unused: Node[] = []
  for (const { name, table } of tablesIn(program)) {
    for (const entry of (table.properties as Node[]).filter(({ type }) => type === 'Property')) {
      const names = namesOf(entry)
      const isUsed = names.some((one) => words.has(name === 'conditions' ? `_${one}` : one))
      if (!isUsed) unused.push(entry)
    }
  }
  // From the end, so that what is left keeps its place.
  return unused
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + text.slice(text[end] === ',' ? end + 1 : end),
      code,
    )
}

function tablesIn(program: Node): { name: string; table: Node }[] {
  const tables: { name: string; table: Node }[] = []
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && (node.id as Node).name === 'defaultConditions') {
      const [table] = (node.init as Node).arguments as Node[]
      if (table) tables.push({ name: 'conditions', table })
    }
    if (node.type === 'Property' && keyOf(node) === 'utilities') {
      tables.push({ name: 'utilities', table: node.value as Node })
    }
  })
  if (tables.length !== 2) throw new Error("Chakra's preset-base has another shape than trim-chakra knows")
  return tables
}

function keyOf({ key }: Node): string {
  const { name, value } = key as { name?: string; value?: string }
  return name ?? value ?? ''
}

/** A property and the short names by which it can be written. */
function namesOf(entry: Node): string[] {
  const names = [keyOf(entry)]
  const { properties = [] } = entry.value as { properties?: Node[] }
  for (const property of properties) {
    if (property.type !== 'Property' || keyOf(property) !== 'shorthand') continue
    walk(property.value as Node, ({ value }) => {
      if (typeof value === 'string') names.push(value)
    })
  }
  return names
}

function walk(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && typeof child.type === 'string')
        walk(child as Node, look)
    }
  }
}
