import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../setup/paths.js'
import { lockedPackages, readLockfile } from './locked-packages.js'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  overrides: Record<string, string>
  allowScripts: Record<string, boolean>
}

const text = (path: string) => readFileSync(inProject(path), 'utf8')
const manifest = JSON.parse(text('package.json')) as Manifest
const packages = lockedPackages()

describe('the lockfile', () => {
  it('pins every package to a version and to the SHA-512 of what is downloaded', () => {
    const loose = packages.filter(({ version, integrity }) => {
      return !/^\d+\.\d+\.\d+/.test(version) || !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')
    })
    expect(loose.map(({ path }) => path)).toEqual([])
    expect(readLockfile().lockfileVersion).toBe(3)
  })

  it('names no host, no repository and no folder that a package would come from', () => {
    const fromElsewhere = packages.filter(({ resolved, link }) => resolved !== undefined || link)
    expect(fromElsewhere.map(({ path }) => path)).toEqual([])
    expect(text('package-lock.json')).not.toMatch(/"(?:git\+|git:|github:|file:|https?:\/\/[^"]*\.tgz)/)
    expect(text('.npmrc')).toContain('omit-lockfile-registry-resolved=true')
  })

  it('is of this package.json', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    expect(readLockfile().packages['']).toMatchObject({
      dependencies,
      devDependencies,
      optionalDependencies,
    })
  })

  it('is installed as it stands, and runs nobody’s script', () => {
    expect(text('scripts/setup/dependencies.js')).toContain("['ci', '--ignore-scripts', ")
  })
})

describe('package.json', () => {
  it('asks for exact versions only', () => {
    const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
    const asked = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }
    const loose = Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    expect(loose).toEqual([])
  })

  it('says of every package with an install script, and of no other, whether the script may run', () => {
    const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
    expect([...new Set(withScript)].sort()).toEqual(Object.keys(manifest.allowScripts).sort())
  })
})
