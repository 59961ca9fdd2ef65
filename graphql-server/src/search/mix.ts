/**
 * Mixes 32 bits under 32 bits of key: every bit of the result depends on every bit of both, and for one key no two
 * inputs meet. This is no cipher and need not be: the key comes from an HMAC, is never shown, and is another for every
 * seed and day, so an order that somebody has seen says nothing about any other. What remains to ask of the mixing
 * is that orders be evenly distributed, which the tests measure.
 *
 * The two multipliers are those of "lowbias32", https://github.com/skeeto/hash-prospector.
 *
 * @returns a signed 32-bit number
 */
export function mix(value: number, key: number): number {
  let word = value ^ key
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d)
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b)
  return word ^ (word >>> 16)
}
