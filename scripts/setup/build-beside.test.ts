import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildBeside, isBuilt } from './build-beside.js'

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'guia-build-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'dist')
}

/** A build that makes one asset. */
const making = (asset: string) => async (draft: string) => {
  mkdirSync(join(draft, 'client/assets'), { recursive: true })
  writeFileSync(join(draft, 'client/assets', asset), asset)
}

const assetsOf = (built: string) => readdirSync(join(built, 'client/assets')).sort()

test('keeps the assets of the build before, and no older ones', async () => {
  const built = newFolder()
  for (const name of ['a', 'b', 'c']) await buildBeside(built, name, making(name))
  expect(assetsOf(built)).toEqual(['b', 'c'])
  expect(isBuilt(built, 'c')).toBe(true)
  expect(isBuilt(built, 'd')).toBe(false)
  expect(readdirSync(join(built, '..'))).toEqual(['dist'])
})

test('a build that fails leaves the old one in place and nothing beside it', async () => {
  const built = newFolder()
  await buildBeside(built, 'a', making('a'))
  const failing = async (draft: string) => {
    await making('half')(draft)
    throw new Error('broken')
  }
  await expect(buildBeside(built, 'b', failing)).rejects.toThrow('broken')
  expect(assetsOf(built)).toEqual(['a'])
  expect(readFileSync(join(built, 'stamp'), 'utf8')).toBe('a')
  expect(readdirSync(join(built, '..'))).toEqual(['dist'])
})

test('an exchange that was interrupted half-way puts the old build back', async () => {
  const built = newFolder()
  await buildBeside(built, 'a', making('a'))
  renameSync(built, `${built}.old`)
  expect(isBuilt(built, 'a')).toBe(true)
  expect(assetsOf(built)).toEqual(['a'])
})
