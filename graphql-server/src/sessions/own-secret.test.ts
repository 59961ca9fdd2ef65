import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartupError } from '../errors.ts'
import { ownSecret } from './token.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guia-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is made once, at random, and kept', async () => {
  const secret = await ownSecret(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await ownSecret(folder)).toBe(secret)
  rmSync(join(folder, 'jwt-secret'))
  expect(await ownSecret(folder)).not.toBe(secret)
})

it('is the same for processes that start at the same time', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => ownSecret(folder)))
  expect(new Set(secrets).size).toBe(1)
})

it('can be read by its owner only', async () => {
  await ownSecret(folder)
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600)
})

it('is never an empty one, and the start says what to do', async () => {
  writeFileSync(join(folder, 'jwt-secret'), '')
  chmodSync(join(folder, 'jwt-secret'), 0o600)
  await expect(ownSecret(folder)).rejects.toThrow(StartupError)
  await expect(ownSecret(join(folder, 'absent'))).rejects.toThrow(/Não foi possível guardar o segredo/)
})
