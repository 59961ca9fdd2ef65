import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPageAssets } from './assets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guia-assets-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function manifestOf(chunks: object): URL {
  const file = join(folder, 'manifest.json')
  writeFileSync(file, JSON.stringify(chunks))
  return pathToFileURL(file)
}

const chunks = {
  'src/entry.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/entry.css'],
    assets: ['assets/letra.woff2', 'assets/scenes.svg'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '_forms.js': { file: 'assets/forms.js', imports: ['_shared.js'] },
  'src/login/page.tsx': {
    file: 'assets/login.js',
    isDynamicEntry: true,
    imports: ['src/entry.tsx', '_forms.js'],
  },
}

test('every page loads the entry, its styles, its shared scripts and the fonts', async () => {
  const { script, styles, preloads } = await readPageAssets(manifestOf(chunks))
  expect([script, styles, preloads]).toEqual([
    '/assets/entry.js',
    ['/assets/entry.css'],
    ['/assets/shared.js', '/assets/letra.woff2'],
  ])
})

test('a page that comes with its route needs its own scripts beside those', async () => {
  const { pages } = await readPageAssets(manifestOf(chunks))
  expect(pages).toEqual({ 'src/login/page.tsx': ['/assets/login.js', '/assets/forms.js'] })
})

test('a build without an entry is none', async () => {
  await expect(readPageAssets(manifestOf({}))).rejects.toThrow('no entry')
})
