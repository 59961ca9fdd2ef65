import { texts } from '../messages/texts.ts'

/** Longest description that the column holds. */
const maxLength = 80

/** First match wins: iPads and iPhones also say "Mac OS X", Android also says "Linux". */
const systems: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
]

/** First match wins: browsers made from Chromium also say "Chrome", and nearly all say "Safari". */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
]

const firstMatch = (list: readonly [string, RegExp][], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0]

/**
 * Describes a device in words, so that people recognise their own among their sessions. The version is left out: it
 * changes within a session.
 *
 * @param userAgent the header; empty when there is none
 * @returns such as `Chrome no Android`; the name alone of a program that is no browser; at most 80 characters
 */
export function deviceOf(userAgent: string): string {
  const system = firstMatch(systems, userAgent)
  const browser = firstMatch(browsers, userAgent)
  const program = /^(?!Mozilla\b)[\w.-]{1,40}(?=\/|$)/.exec(userAgent)?.[0]
  return texts.sessions.device(browser, system, program).slice(0, maxLength)
}
