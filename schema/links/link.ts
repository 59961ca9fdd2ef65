import { parseUrl } from './url.ts'

/** Link kinds, with the URL to which a bare profile name is completed. */
const profiles = {
  instagram: { base: 'https://www.instagram.com/', name: /^[\w.]{1,30}$/ },
  facebook: { base: 'https://www.facebook.com/', name: /^[\w.-]{1,80}$/ },
  linkedin: { base: 'https://www.linkedin.com/company/', name: /^[\p{L}\p{N}-]{1,100}$/u },
  twitter: { base: 'https://x.com/', name: /^\w{1,15}$/ },
  tiktok: { base: 'https://www.tiktok.com/@', name: /^[\w.]{1,24}$/ },
  site: null,
} as const

export type LinkKind = keyof typeof profiles

/** Endings that mark a name with dots as a domain instead of a profile. */
const commonEndings = /\.(?:com|net|org|br|app|me|io|bio|ee|link|site|online|shop|store|page)$/i

/** Host of at least two labels, optionally with port and path. */
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#].*)?$/u

/**
 * Completes a link as people write it: a bare profile name (`@cantina`) becomes the profile's URL, a bare
 * domain gets a scheme (safe-html). A complete URL stays unchanged.
 *
 * @param text trimmed
 * @param kind decides the profile URL; a site has none
 * @returns an http or https URL; `scheme` for another scheme, `unreadable` for anything else
 */
export function completeLink(text: string, kind: LinkKind): URL | 'scheme' | 'unreadable' {
  const profile = profileUrl(text, kind)
  if (profile) return profile
  if (/^https?:\/\//i.test(text)) return publicUrl(text)
  if (domain.test(text)) return publicUrl(`https://${text}`)
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? 'scheme' : 'unreadable'
}

/** Stored form of a link: without a trailing slash after a bare host. */
export function linkText({ href, pathname, search, hash }: URL): string {
  return pathname === '/' && !search && !hash && href.endsWith('/') ? href.slice(0, -1) : href
}

function profileUrl(text: string, kind: LinkKind): URL | null {
  const network = profiles[kind]
  if (!network) return null
  const name = text.replace(/^@/, '')
  if (!network.name.test(name) || (name === text && commonEndings.test(name))) return null
  return new URL(network.base + name)
}

/** Refuses URLs with credentials, which are used for phishing only. */
function publicUrl(text: string): URL | 'unreadable' {
  const url = /[\s\\]/.test(text) ? null : parseUrl(text)
  const isPublic = url && isPublicHost(url.hostname) && !url.username && !url.password
  return isPublic ? url : 'unreadable'
}

const hostName = /^(?:[\w](?:[\w-]*\w)?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?\.?$/i
const localHost = /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home\.arpa)\.?$/i
const ipAddress = /^\d+\.\d+\.\d+\.\d+$/
/** Private networks (RFC 6890), in the notation to which `URL` normalizes addresses. */
const privateAddress =
  /^(?:0|10|127|22[4-9]|2[345]\d|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|192\.0\.[02]|198\.1[89]|100\.(?:6[4-9]|[789]\d|1[01]\d|12[0-7]))\./

/** Whether a host is public: a name of at least two labels, or a public address. */
export function isPublicHost(host: string): boolean {
  if (ipAddress.test(host)) return !privateAddress.test(host)
  return hostName.test(host) && !localHost.test(host)
}
