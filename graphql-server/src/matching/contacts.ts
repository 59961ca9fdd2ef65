import { onlyDigits } from '../../../schema/phone-format.ts'
import type { MatchRecord } from './record.ts'

/** Features of a phone. */
export interface PhoneFeatures {
  /** Eight digits: without area code and ninth digit; the whole number where it has no area code. */
  key: string
  /** Two digits; empty if unknown. */
  area: string
  /** Whether it belongs to one place, unlike 0800 numbers. */
  isLocal: boolean
  isMobile: boolean
}

const withoutArea = /^(?:0[3589]00|300\d|400\d|4020)/

/** @returns null for what is no phone */
export function phoneFeatures(text: string | null | undefined): PhoneFeatures | null {
  const typed = onlyDigits(text ?? '')
  if (withoutArea.test(typed) && typed.length <= 11)
    return { key: typed, area: '', isLocal: false, isMobile: false }
  const digits = typed.replace(/^(?:00)?55(?=\d{10,11}$)/, '').replace(/^0(?:\d\d)?(?=\d{10,11}$)/, '')
  if (digits.length < 8 || digits.length > 11) return null
  const key = digits.slice(-8)
  return {
    key,
    area: digits.length > 9 ? digits.slice(0, 2) : '',
    isLocal: true,
    isMobile: /^[6-9]/.test(key),
  }
}

/** "3411-2802 / 99127-8358", "3411-2802 ou 99127-8358" */
const betweenPhones = /[/;,|]|\b(?:ou|e)\b/i
const extension = /\b(?:ramal|r)\b[.:\s]*\d+/gi
const phoneTexts = (text: string | null | undefined) =>
  text ? text.replace(extension, '').split(betweenPhones) : []

export function phonesOf({ phone, whatsapp, site }: MatchRecord): PhoneFeatures[] {
  const chat = /(?:wa\.me\/|whatsapp\.com\/send\/?\?phone=)\+?(\d+)/i.exec(site ?? '')?.[1]
  const found = [...phoneTexts(phone), ...phoneTexts(whatsapp), chat]
    .map(phoneFeatures)
    .filter((each) => each !== null)
  return found.filter(({ key }, index) => found.findIndex((each) => each.key === key) === index)
}

export const isSamePhone = (one: PhoneFeatures, other: PhoneFeatures) =>
  one.key === other.key && (!one.area || !other.area || one.area === other.area)

/** Hosts shared by many: profiles and e-mail providers. */
const platforms = new Set(
  'instagram facebook fb linktr linktree wa whatsapp youtube youtu tiktok twitter x linkedin google goo g bit ifood gmail hotmail outlook live yahoo uol bol terra ig icloud msn globo globomail booking airbnb tripadvisor wixsite blogspot wordpress negocio business sites doctoralia t maps'.split(
    ' ',
  ),
)

/** The registered part of a host: "padaria-central" of "www.padaria-central.com.br". */
function ownLabel(host: string): { label: string; rest: string } {
  const parts = host
    .toLowerCase()
    .replace(/^(?:www\d?|m)\./, '')
    .split('.')
  const suffix =
    parts.length > 2 && /^[a-z]{2}$/.test(parts.at(-1) ?? '') && (parts.at(-2) ?? '').length <= 3 ? 2 : 1
  const at = Math.max(0, parts.length - suffix - 1)
  return { label: parts[at] ?? '', rest: parts.slice(0, at).join('.') }
}

/** Key of a site: the registered part of the host, or the profile at a platform. */
export function siteKey(site: string | null | undefined): string | null {
  const [, handle] = /^@([\w.]+)$/.exec(site?.trim() ?? '') ?? []
  if (handle) return `instagram/${handle.toLowerCase()}`
  const [, host = '', path = ''] =
    /^(?:[a-z]+:)?\/{0,2}([^/?#\s:]+\.[a-z]{2,})(?::\d+)?(?:\/+@?([^/?#\s]*))?/i.exec(site?.trim() ?? '') ??
    []
  if (!host) return null
  const { label, rest } = ownLabel(host)
  if (!platforms.has(label)) return label.replace(/-/g, '')
  const own = rest || path.toLowerCase()
  return own && label !== 'wa' && label !== 'whatsapp' && !/^(?:p|pages|profile\.php|maps|search)$/.test(own)
    ? `${label}/${own}`
    : null
}

export const emailKey = (email: string | null | undefined): string | null =>
  email?.trim().toLowerCase() || null

/** Registered part of an e-mail host; null for a provider. */
export function mailHostKey(email: string | null | undefined): string | null {
  const host = /@([^@\s]+)$/.exec(email?.trim() ?? '')?.[1]
  if (!host) return null
  const { label } = ownLabel(host)
  return platforms.has(label) ? null : label.replace(/-/g, '')
}

/** Keys of the site and of the e-mail host. */
export function siteKeys({ site, email }: MatchRecord): string[] {
  const keys = [siteKey(site), mailHostKey(email)].filter((key) => key !== null)
  return [...new Set(keys)]
}
