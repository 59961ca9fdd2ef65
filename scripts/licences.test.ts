import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface LockedPackage {
  license?: string
}

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** The first column of the page's table of licences. */
const listed = new Set(
  read('docs/packages.md')
    .split('## ')
    .find((section) => section.startsWith('Licences'))
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/(?<=`)[^`, ]+(?=`)/g) ?? []),
)

/** Their package.json has the old form, or names no licence, which the lockfile leaves out. */
const oldForm: Record<string, string> = { busboy: 'MIT', streamsearch: 'MIT', suncalc: 'BSD-2-Clause' }

/** One alternative of an SPDX expression is enough; of joined licences each is needed. */
function isListed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '')
  return plain.split(/ or /i).some((either) => either.split(/ and /i).every((each) => listed.has(each)))
}

/** @returns what each package is licensed under that the table has not */
function unlisted(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { license }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    const expression = license ?? oldForm[name] ?? 'none'
    return path === '' || isListed(expression) ? [] : `${name}: ${expression}`
  })
}

it('every package is under a licence that docs/packages.md lists', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  expect(unlisted(packages)).toEqual([])
})

it.each(['GPL-3.0-only', 'UNLICENSED', 'MIT AND AGPL-3.0-only', 'SSPL-1.0 OR BUSL-1.1', undefined])(
  'a package under %s is named',
  (license) => {
    const packages = { 'node_modules/a/node_modules/b': license === undefined ? {} : { license } }
    expect(unlisted(packages)).toEqual([`b: ${license ?? 'none'}`])
  },
)

it('packages that docs/packages.md names for their licence have it', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
  expect(packages['node_modules/react-leaflet']?.license).toBe('Hippocratic-2.1')
  expect(packages['node_modules/mariadb']?.license).toBe('LGPL-2.1-or-later')
  expect(packages['node_modules/opening_hours']?.license).toBe('LGPL-3.0-only')
})
