/** @typedef {import('./locked-packages.js').LockedPackage} LockedPackage */

/** What asks for no more than that its text and its authors' names stay with it. */
const permissive = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
])

/**
 * Packages under other licences, each looked at by somebody.
 * @type {{ names: RegExp, licence: string, shipped: boolean, why: string }[]}
 */
export const exceptions = [
  {
    names: /^mariadb$/,
    licence: 'LGPL-2.1-or-later',
    shipped: true,
    why: 'the database driver: used as it comes, a package of its own that anybody can replace',
  },
  {
    names: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    shipped: true,
    why: 'the library that decodes images: used as it comes, a shared library that anybody can replace',
  },
  {
    names: /^@img\/sharp-win32-/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    shipped: true,
    why: 'the same library for Windows',
  },
  {
    names: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    shipped: true,
    why: 'the same library for where there is no other',
  },
  {
    names: /^(react-leaflet|@react-leaflet\/core)$/,
    licence: 'Hippocratic-2.1',
    shipped: true,
    why: 'the map: forbids uses that violate human rights, which a directory of businesses is not; some policies refuse this licence, and then the map has to use leaflet itself',
  },
  {
    names: /^(axe-core|@axe-core\/playwright)$/,
    licence: 'MPL-2.0',
    shipped: false,
    why: 'looks at pages in the tests; nothing of it is delivered',
  },
  {
    names: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    shipped: false,
    why: 'makes style sheets smaller while the web app is built; nothing of it is delivered',
  },
  {
    names: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    shipped: false,
    why: 'a table of browsers, read while the web app is built; nothing of it is delivered',
  },
  {
    names: /^elkjs$/,
    licence: 'EPL-2.0',
    shipped: false,
    why: 'comes with Prisma’s Studio, which nobody starts',
  },
]

/** Packages that state their licence in npm's old form only, which the lockfile leaves out; a test compares. */
const statedInOldForm = new Map([
  ['busboy', 'MIT'],
  ['streamsearch', 'MIT'],
])

/** @param {Pick<LockedPackage, 'name' | 'license'>} locked */
export function licenceOf({ name, license }) {
  return license ?? statedInOldForm.get(name)
}

/**
 * Why a package may not be used, or null when it may.
 * @param {LockedPackage} locked
 * @param {boolean} shipped whether it is part of what runs
 */
export function objectionTo(locked, shipped) {
  const licence = licenceOf(locked)
  const exception = exceptions.find(({ names }) => names.test(locked.name))
  if (!licence) return `${locked.name}: no licence`
  if (isPermissive(licence)) return null
  if (exception?.licence !== licence) return `${locked.name}: ${licence} is not allowed`
  return shipped && !exception.shipped ? `${locked.name}: ${licence} is allowed for development only` : null
}

/**
 * Whether an SPDX expression of names, OR and AND can be met by permissive licences alone.
 * @param {string} expression
 * @returns {boolean}
 */
export function isPermissive(expression) {
  const plain = expression.replace(/[()]/g, '')
  return plain.split(/ or /i).some((choice) => choice.split(/ and /i).every((name) => permissive.has(name)))
}
