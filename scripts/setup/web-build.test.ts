import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressAssets, isBuilt, replaceBuild } from './web-build.js'

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'guia-build-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'dist')
}

/** A build that makes one asset of each side. */
const making = (asset: string) => async (draft: string) => {
  for (const side of ['client', 'server']) {
    mkdirSync(join(draft, side, 'assets'), { recursive: true })
    writeFileSync(join(draft, side, 'assets', asset), asset)
  }
}

const assetsOf = (built: string, side = 'client') => readdirSync(join(built, side, 'assets')).sort()

test('a new build keeps the assets of the previous one, and no older ones', async () => {
  const built = newFolder()
  for (const name of ['a', 'b', 'c']) await replaceBuild(built, name, making(name))
  expect(assetsOf(built)).toEqual(['b', 'c'])
  // Of a process that still runs, which loads a page's module when the page is first asked for.
  expect(assetsOf(built, 'server')).toEqual(['b', 'c'])
  expect(isBuilt(built, 'c')).toBe(true)
  expect(isBuilt(built, 'd')).toBe(false)
  expect(readdirSync(join(built, '..'))).toEqual(['dist'])
})

test('a build that fails leaves the old one in place and nothing else', async () => {
  const built = newFolder()
  await replaceBuild(built, 'a', making('a'))
  const failing = async (draft: string) => {
    await making('half')(draft)
    throw new Error('broken')
  }
  await expect(replaceBuild(built, 'b', failing)).rejects.toThrow('broken')
  expect(assetsOf(built)).toEqual(['a'])
  expect(readFileSync(join(built, 'stamp'), 'utf8')).toBe('a')
  expect(readdirSync(join(built, '..'))).toEqual(['dist'])
})

test('a replacement that was interrupted half-way puts the old build back', async () => {
  const built = newFolder()
  await replaceBuild(built, 'a', making('a'))
  renameSync(built, `${built}.old`)
  expect(isBuilt(built, 'a')).toBe(true)
  expect(assetsOf(built)).toEqual(['a'])
})

test('text assets are compressed by Brotli and gzip; short ones and fonts are not', async () => {
  const folder = join(newFolder(), '..')
  const script = 'export const valley = "Paraíba"\n'.repeat(100)
  writeFileSync(join(folder, 'a.js'), script)
  writeFileSync(join(folder, 'short.css'), 'a{}')
  writeFileSync(join(folder, 'font.woff2'), script)
  await compressAssets(folder)
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'short.css'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(script)
})
