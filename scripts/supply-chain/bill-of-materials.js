import { readFileSync } from 'node:fs'
import { inProject } from '../setup/paths.js'
import { licenceOf } from './licences.js'
import { lockedPackages } from './locked-packages.js'

/** @typedef {import('./locked-packages.js').LockedPackage} LockedPackage */

/**
 * The software bill of materials in CycloneDX's form (https://cyclonedx.org/docs/1.5/json/), from the lockfile alone:
 * it needs no network and no installed package, and is the same wherever it is made.
 */
export function billOfMaterials() {
  const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const { name, version, description } = manifest
  const packages = lockedPackages()
  const byPath = new Map(packages.map((locked) => [locked.path, locked]))
  const asked = packages.filter((locked) => isAtTop(locked) && isAsked(locked, manifest))
  const product = { type: 'application', 'bom-ref': `${name}@${version}`, name, version, description }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: product },
    components: unique(packages.map(component)),
    dependencies: [
      { ref: product['bom-ref'], dependsOn: asked.map(refOf) },
      ...unique(packages.map((locked) => ({ ref: refOf(locked), dependsOn: targets(locked, byPath) }))),
    ],
  }
}

/** @param {LockedPackage} locked */
function component(locked) {
  const { name, version, integrity = '' } = locked
  const [group, plain] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: 'library',
    'bom-ref': refOf(locked),
    ...(group && { group }),
    name: plain,
    version,
    scope: scopeOf(locked),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
    ],
    licenses: [licence(licenceOf(locked) ?? 'NOASSERTION')],
  }
}

/** @param {string} text */
function licence(text) {
  if (/ (OR|AND) /.test(text)) return { expression: text }
  return / /.test(text) ? { license: { name: text } } : { license: { id: text } }
}

/** What only builds and tests the product is no part of what runs. */
function scopeOf(/** @type {LockedPackage} */ { dev, devOptional, optional }) {
  if (dev || devOptional) return 'excluded'
  return optional ? 'optional' : 'required'
}

/** @param {LockedPackage} locked */
function refOf({ name, version }) {
  return `${name}@${version}`
}

/** @param {LockedPackage} locked */
function isAtTop({ path }) {
  return path.lastIndexOf('node_modules/') === 0
}

/**
 * Whether package.json itself asks for a package.
 * @param {LockedPackage} locked
 * @param {Record<string, Record<string, string> | undefined>} manifest
 */
function isAsked({ name }, { dependencies, devDependencies, optionalDependencies }) {
  return name in { ...dependencies, ...devDependencies, ...optionalDependencies }
}

/**
 * What a package loads, found as Node finds it: in its own folder of packages, then in those above.
 * @param {LockedPackage} locked
 * @param {Map<string, LockedPackage>} byPath
 */
function targets({ path, dependencies, optionalDependencies, peerDependencies }, byPath) {
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  const found = names.flatMap((name) => {
    const [nearest] = foldersFrom(path).flatMap((folder) => byPath.get(`${folder}node_modules/${name}`) ?? [])
    return nearest ? refOf(nearest) : []
  })
  return [...new Set(found)].sort()
}

/**
 * A package's own folder and those above that hold packages, nearest first, the project's root being the last.
 * @param {string} path
 */
function foldersFrom(path) {
  const steps = path.split(/(?<=\/)(?=node_modules\/)/)
  return [`${path}/`, ...steps.map((_, index) => steps.slice(0, -1 - index).join(''))]
}

/**
 * One package may stand in several places.
 * @template {{ 'bom-ref'?: string, ref?: string }} T
 * @param {T[]} entries
 */
function unique(entries) {
  return [...new Map(entries.map((entry) => [entry['bom-ref'] ?? entry.ref, entry])).values()]
}
