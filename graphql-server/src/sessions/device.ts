import { texts } from '../messages/texts.ts'

/** Length of the column. */
const maxLength = 80

/** First match wins: iPads and iPhones also contain "Mac OS X", Android also "Linux". */
const systems: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
]

/** First match wins: Chromium-based browsers also contain "Chrome", and nearly all contain "Safari". */
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
 * Describes a device for the list of sessions, without versions, which change.
 *
 * @param userAgent header, or empty
 * @returns such as `Chrome no Android`, or the name of a program that is not a browser
 */
export function describeDevice(userAgent: string): string {
  const system = firstMatch(systems, userAgent)
  const browser = firstMatch(browsers, userAgent)
  const program = /^(?!Mozilla\b)[\w.-]{1,40}(?=\/|$)/.exec(userAgent)?.[0]
  return texts.sessions.device(browser, system, program).slice(0, maxLength)
}
