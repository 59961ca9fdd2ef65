import fc from 'fast-check'
import { expect, it } from 'vitest'
import { always } from '../../test/property.ts'
import { RefusedRequestError } from '../errors.ts'
import { sharp } from './encoding.ts'
import { type TakenImage, takeImage } from './intake.ts'

const limits = { maxBytes: 1024 * 1024 }
const formats = ['png', 'jpeg', 'webp', 'avif'] as const

/** True files, small enough to try many. */
const files = await Promise.all(
  formats.map((format) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    return sharp({ create: { width: 24, height: 17, channels: 3, background: '#888', noise } })
      [format]()
      .toBuffer()
  }),
)

const place = fc.nat(1_000_000)
const change = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at: place, with: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ kind: fc.constant('cut' as const), at: place, length: fc.integer({ min: 1, max: 400 }) }),
  fc.record({
    kind: fc.constant('insert' as const),
    at: place,
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  }),
  fc.record({
    kind: fc.constant('number' as const),
    at: place,
    value: fc.constantFrom(0, 1, 0x7fffffff, 0xffffffff),
  }),
  fc.record({ kind: fc.constant('end' as const), at: place }),
  fc.record({ kind: fc.constant('splice' as const), at: place, other: fc.constantFrom(...files) }),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

function changed(file: Buffer, change: Change): Buffer {
  const at = change.at % (file.length + 1)
  const [before, after] = [file.subarray(0, at), file.subarray(at)]
  if (change.kind === 'cut') return Buffer.concat([before, after.subarray(change.length)])
  if (change.kind === 'insert') return Buffer.concat([before, change.bytes, after])
  if (change.kind === 'end') return before
  if (change.kind === 'splice') return Buffer.concat([before, change.other.subarray(at)])
  const copy = Buffer.from(file)
  if (change.kind === 'flip' && at < copy.length) copy[at] = (copy[at] ?? 0) ^ change.with
  // Sizes and offsets of every format are such numbers.
  if (change.kind === 'number' && at + 4 <= copy.length) copy.writeUInt32BE(change.value, at)
  return copy
}

/** Answers whether it was taken. */
async function isTakenOrRefused(sent: Buffer): Promise<boolean> {
  const outcome = await takeImage(sent, limits).catch((error: unknown) => error)
  if (outcome instanceof Error) {
    expect(outcome).toBeInstanceOf(RefusedRequestError)
    expect([413, 415]).toContain((outcome as RefusedRequestError).status)
    return false
  }
  const { data, width, height, color } = outcome as TakenImage
  const { info } = await sharp(data, { failOn: 'error' }).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, height])
  expect(width * height).toBeLessThanOrEqual(2400 * 2400)
  expect(color).toMatch(/^#[0-9a-f]{6}$/)
  expect((await sharp(data).metadata()).format).toBe('webp')
  return true
}

it.each(formats.map((format, index) => ({ format, file: files[index] ?? Buffer.alloc(0) })))(
  'a $format with any bytes changed is refused in words, or becomes a sound picture',
  async ({ file }) => {
    expect(await isTakenOrRefused(file)).toBe(true)
    expect(await isTakenOrRefused(file.subarray(0, file.length / 2))).toBe(false)
    await always(
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (changes) => void (await isTakenOrRefused(changes.reduce(changed, file))),
      150,
    )
  },
)
