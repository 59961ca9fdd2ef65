import { readFileSync } from 'node:fs'
import { inProject } from '../setup/paths.js'

/**
 * What the lockfile says of one package.
 * @typedef {object} LockedPackage
 * @property {string} path below the project's root: `node_modules/a/node_modules/b`
 * @property {string} name
 * @property {string} version
 * @property {string} [integrity] of what is downloaded
 * @property {string} [license] as its package.json says
 * @property {string} [resolved] where it comes from; here never anything but the configured registry
 * @property {boolean} [link]
 * @property {boolean} [dev] only for development
 * @property {boolean} [devOptional] for development, or optional for another package
 * @property {boolean} [optional]
 * @property {boolean} [hasInstallScript]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/** @returns {{ lockfileVersion: number, packages: Record<string, Omit<LockedPackage, 'path' | 'name'>> }} */
export function readLockfile() {
  return JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
}

/**
 * Every package of the lockfile but the product itself, by its place.
 * @returns {LockedPackage[]}
 */
export function lockedPackages() {
  return Object.entries(readLockfile().packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: nameAt(path) }))
}

/** @param {string} path */
function nameAt(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Whether a package is part of what runs, not only of what builds and tests it. */
export function isShipped(/** @type {LockedPackage} */ { dev, devOptional }) {
  return !dev && !devOptional
}
