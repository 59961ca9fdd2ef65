import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPageAssets } from './built-pages.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guia-assets-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function writeManifest(chunks: object): URL {
  const file = join(folder, 'manifest.json')
  writeFileSync(file, JSON.stringify(chunks))
  return pathToFileURL(file)
}

const chunks = {
  'src/entry.ts': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_first.js', '_react.js'],
    assets: ['assets/letra.woff2', 'assets/scenes.svg'],
  },
  'style.css': { file: 'assets/style.css', src: 'style.css' },
  'leaflet.css': { file: 'assets/leaflet.css', src: 'leaflet.css' },
  '_react.js': { file: 'assets/react.js' },
  '_first.js': { file: 'assets/first.js' },
  '_forms.js': { file: 'assets/forms.js', imports: ['_react.js'] },
  'src/login/page.tsx': {
    file: 'assets/login.js',
    isDynamicEntry: true,
    imports: ['_first.js', '_forms.js'],
  },
}

test('every page begins with the entry and all that it imports, the style sheet and its fonts', async () => {
  const { script, imports, styles, fonts } = await readPageAssets(writeManifest(chunks))
  expect([script, imports, styles, fonts]).toEqual([
    '/assets/entry.js',
    ['/assets/first.js', '/assets/react.js'],
    ['/assets/style.css'],
    ['/assets/letra.woff2'],
  ])
})

test('a page that comes with its route needs its own scripts in addition', async () => {
  const { pages } = await readPageAssets(writeManifest(chunks))
  expect(pages).toEqual({ 'src/login/page.tsx': ['/assets/login.js', '/assets/forms.js'] })
})

test('a build without an entry is none', async () => {
  await expect(readPageAssets(writeManifest({}))).rejects.toThrow('no entry')
})
