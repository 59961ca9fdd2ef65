import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { expect, it } from 'vitest'
import { inProject } from '../setup/paths.js'
import { lockedPackages } from './locked-packages.js'

const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>
const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })

/** Used without an import: by name in a file, which says how. */
const usedByName: Record<string, [file: string, text: string]> = {
  '@biomejs/biome': ['scripts/setup/run-tests.js', 'node_modules/@biomejs/biome/bin/biome'],
  '@fontsource-variable/bricolage-grotesque': [
    'web/src/theme/fonts.css',
    '@fontsource-variable/bricolage-grotesque/',
  ],
  '@fontsource-variable/figtree': ['web/src/theme/fonts.css', '@fontsource-variable/figtree/'],
  '@graphql-codegen/client-preset': ['codegen.ts', "preset: 'client'"],
  jsdom: ['vitest.config.ts', "environment: 'jsdom'"],
  'react-router': ['web/vite.config.ts', "import.meta.resolve('react-router')"],
  'swagger-ui-dist': ['graphql-server/src/http/rest/use-docs.ts', "resolve('swagger-ui-dist/package.json')"],
  typescript: ['scripts/setup/run-tests.js', 'node_modules/typescript/bin/tsc'],
}

/** Loaded only where it is installed: while somebody develops. */
const onlyInDevelopment = ['vite']

interface Import {
  name: string
  file: string
  isType: boolean
}

const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^'.$][^']*)'/g
const call = /(?:import|require)\(\s*'([^'.$][^']*)'/g

/** Names of the packages that source files load. */
const imports = ['graphql-server', 'web', 'schema', 'scripts', 'e2e', 'bench', '.'].flatMap(importsBelow)

function importsBelow(folder: string): Import[] {
  const names = readdirSync(inProject(folder), { recursive: folder !== '.', encoding: 'utf8' })
  const sources = names.filter(
    (name) => /\.(ts|tsx|js)$/.test(name) && !/(^|\/)(dist|dist\.\w+|node_modules)\//.test(name),
  )
  return sources.flatMap((name) => importsOf(`${folder}/${name}`))
}

function importsOf(file: string): Import[] {
  const text = readFileSync(inProject(file), 'utf8')
  return [
    ...[...text.matchAll(statement)].map(([, type, path = '']) => ({
      name: packageOf(path),
      file,
      isType: type !== undefined,
    })),
    ...[...text.matchAll(call)].map(([, path = '']) => ({ name: packageOf(path), file, isType: false })),
  ].filter(
    ({ name }) => !name.startsWith('node:') && !name.startsWith('virtual:') && !builtinModules.includes(name),
  )
}

function packageOf(path: string): string {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/')
}

it('every package that a file loads is asked for in package.json', () => {
  const missing = imports.filter(({ name }) => !declared.includes(name))
  expect(missing.map(({ name, file }) => `${file}: ${name}`)).toEqual([])
  expect(imports.length).toBeGreaterThan(1000)
})

it('every package of package.json is used', () => {
  const loaded = new Set(imports.map(({ name }) => name))
  const peers = new Set(
    lockedPackages().flatMap(({ name, peerDependencies = {} }) =>
      loaded.has(name) ? Object.keys(peerDependencies) : [],
    ),
  )
  const idle = declared.filter((name) => {
    const typed = name.replace(/^@types\//, '')
    return (
      !loaded.has(name) &&
      !peers.has(name) &&
      !(typed in usedByName) &&
      !loaded.has(typed) &&
      typed !== 'node'
    )
  })
  expect(idle).toEqual([])
})

it.each(Object.entries(usedByName))('%s is used by name', (_name, [file, text]) => {
  expect(readFileSync(inProject(file), 'utf8')).toContain(text)
})

it('what runs loads nothing that is only there to build and to test', () => {
  const running = /^(graphql-server\/(src|cli|demo)|schema)\/(?!.*\.test\.)/
  const wrong = imports.filter(({ name, file, isType }) => {
    return (
      running.test(file) && !isType && !(name in manifest.dependencies) && !onlyInDevelopment.includes(name)
    )
  })
  expect(wrong.map(({ name, file }) => `${file}: ${name}`)).toEqual([])
})

it('docs/packages.md says of every package what it is for, and of no other', () => {
  const optional = Object.keys(manifest.optionalDependencies)
  const explained = [
    ...readFileSync(inProject('docs/packages.md'), 'utf8').matchAll(/^\| (`.*?) \|/gm),
  ].flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const asked = [...declared, ...optional].filter((name) => !name.startsWith('@types/') && name !== 'rxjs')
  expect(explained.toSorted()).toEqual(asked.toSorted())
})
