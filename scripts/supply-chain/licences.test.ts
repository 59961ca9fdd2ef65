import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../setup/paths.js'
import { exceptions, isPermissive, licenceOf, objectionTo } from './licences.js'
import { isShipped, lockedPackages } from './locked-packages.js'

const packages = lockedPackages()

/** What a package that is installed says of itself, in npm's new form or its old one. */
function statedBy(path: string): string | undefined {
  const file = inProject(path, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type: string }
    licenses?: { type: string }[]
  }
  return (
    (typeof license === 'object' ? license.type : license) ?? licenses?.map(({ type }) => type).join(' OR ')
  )
}

it('every package is under a licence that is allowed, or is an exception by name', () => {
  expect(packages.length).toBeGreaterThan(800)
  expect(packages.flatMap((locked) => objectionTo(locked, isShipped(locked)) ?? [])).toEqual([])
})

it('what is installed says the same as the lockfile', () => {
  const installed = packages.map((locked) => ({ ...locked, stated: statedBy(locked.path) }))
  const differing = installed.filter((locked) => locked.stated && locked.stated !== licenceOf(locked))
  expect(differing.map(({ path, stated }) => `${path}: ${stated}`)).toEqual([])
  expect(installed.filter(({ stated }) => stated).length).toBeGreaterThan(600)
})

it('every exception is still needed', () => {
  const idle = exceptions.filter(({ names }) => !packages.some(({ name }) => names.test(name)))
  expect(idle).toEqual([])
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s is permissive: %s', (expression, answer) => {
  expect(isPermissive(expression)).toBe(answer)
})

it('a copyleft licence, none, and an exception that leaves development are objected to', () => {
  const locked = { path: '', name: 'some-package', version: '1.0.0' }
  expect(objectionTo({ ...locked, license: 'GPL-3.0-only' }, false)).toContain('not allowed')
  expect(objectionTo(locked, false)).toContain('no licence')
  const axe = { ...locked, name: 'axe-core', license: 'MPL-2.0' }
  expect(objectionTo(axe, false)).toBeNull()
  expect(objectionTo(axe, true)).toContain('development only')
})
