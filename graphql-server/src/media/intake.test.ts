import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { RefusedRequestError, UnavailableError } from '../errors.ts'
import { heavyWork } from '../limits/concurrency.ts'
import { takeImage } from './intake.ts'

const limits = { maxBytes: 10 * 1024 * 1024 }

/** Red on the left, blue on the right, so that a turn shows. */
function picture(width = 80, height = 40) {
  const half = {
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' },
  }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ])
}

async function intakeStatus(input: Buffer | Readable): Promise<number> {
  const error = await takeImage(input, limits).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof RefusedRequestError ? error.status : 0
}

/** A PNG whose header claims a size, with little behind it. */
function claimingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const around = Buffer.alloc(8)
    around.writeUInt32BE(data.length, 0)
    around.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
  }
  const pixels = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what is taken', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes WebP, named by its bytes', async (format) => {
    const taken = await takeImage(await picture()[format]({ quality: 100 }).toBuffer(), limits)
    expect(taken).toMatchObject({ format: 'webp', width: 80, height: 40, bytes: taken.data.length })
    expect(taken.hash).toBe(createHash('sha256').update(taken.data).digest('hex'))
    expect((await sharp(taken.data).metadata()).format).toBe('webp')
    expect(taken.color).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('the dominant colour is that of most of the picture', async () => {
    const green = sharp({ create: { width: 100, height: 100, channels: 3, background: '#10a030' } })
    const dot = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { color } = await takeImage(
      await green
        .composite([{ input: dot }])
        .png()
        .toBuffer(),
      limits,
    )
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    expect(g).toBeGreaterThan(Math.max(r, b) + 64)
  })

  it('is turned upright and keeps nothing of its metadata', async () => {
    const sent = await picture()
      .jpeg({ quality: 100 })
      .withExif({ IFD0: { Copyright: 'Fulano' }, IFD3: { GPSLatitude: '23/1 1/1 0/1', GPSLatitudeRef: 'S' } })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, hasProfile: true })
    expect(sent.includes('Fulano')).toBe(true)
    const { data, width, height } = await takeImage(sent, limits)
    expect([width, height]).toEqual([40, 80])
    const kept = await sharp(data).metadata()
    expect(kept).not.toHaveProperty('orientation')
    expect(kept).not.toHaveProperty('exif')
    expect(kept).not.toHaveProperty('icc')
    expect(kept).not.toHaveProperty('xmp')
    expect(data.includes('Fulano')).toBe(false)
    // Turned clockwise, what was on the left is on top.
    const [top, bottom] = await Promise.all([4, 70].map((y) => pixelAt(data, 20, y)))
    expect(top?.[0]).toBeGreaterThan(200)
    expect(bottom?.[2]).toBeGreaterThan(200)
  })

  it('is bounded to 2400 pixels on the longer side, and never enlarged', async () => {
    const large = await takeImage(await picture(3000, 1000).jpeg().toBuffer(), limits)
    expect([large.width, large.height]).toEqual([2400, 800])
    const tall = await takeImage(await picture(500, 3000).png().toBuffer(), limits)
    expect([tall.width, tall.height]).toEqual([400, 2400])
  })

  it('loses what hangs behind it', async () => {
    const sent = Buffer.concat([
      await picture().png().toBuffer(),
      Buffer.from('PK\x03\x04<script>alert(1)</script>'),
    ])
    expect((await takeImage(sent, limits)).data.includes('<script>')).toBe(false)
  })

  it('of an animation is the first frame', async () => {
    const frames = await sharp(
      await Promise.all(
        ['#ff0000', '#0000ff'].map((background) =>
          sharp({ create: { width: 30, height: 30, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    const { data, width, height } = await takeImage(frames, limits)
    expect([width, height]).toEqual([30, 30])
    expect((await sharp(data).metadata()).pages ?? 1).toBe(1)
    expect((await pixelAt(data, 15, 15))[0]).toBeGreaterThan(200)
  })

  it('may come as a stream', async () => {
    const sent = await picture().png().toBuffer()
    const parts = Readable.from([sent.subarray(0, 50), sent.subarray(50)])
    expect((await takeImage(parts, limits)).hash).toBe((await takeImage(sent, limits)).hash)
  })
})

async function pixelAt(data: Buffer, left: number, top: number): Promise<Buffer> {
  return sharp(data).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
}

describe('what is no image of the four formats is refused with 415', () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(200)])
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'an SVG behind an XML declaration',
      () => Buffer.from('<?xml version="1.0"?><svg width="9" height="9"/>'),
    ],
    ['a GIF', () => picture().gif().toBuffer()],
    ['a TIFF', () => picture().tiff().toBuffer()],
    ['a HEIC', () => heic],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    [
      'an archive with an image behind it',
      async () => Buffer.concat([Buffer.from('PK\x03\x04'), await picture().png().toBuffer()]),
    ],
    ['nothing', () => Buffer.alloc(0)],
    ['the first bytes of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a JPEG’s beginning before a web page',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html>'.repeat(100))]),
    ],
    [
      'a HEIC that calls itself AVIF',
      () => Buffer.from(heic.toString('latin1').replace('ftypheic', 'ftypavif'), 'latin1'),
    ],
  ])('%s', async (_what, make) => {
    expect(await intakeStatus(await make())).toBe(415)
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that breaks off', async (format) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#888', noise } })
      [format]()
      .toBuffer()
    expect(await intakeStatus(whole)).toBe(0)
    for (const part of [0.3, 0.9]) {
      expect(await intakeStatus(whole.subarray(0, Math.floor(whole.length * part)))).toBe(415)
    }
  })
})

describe('what is too much is refused with 413', () => {
  it.each([
    [50_000, 50_000],
    [8_000, 5_001],
    [16_384, 1],
    [1, 100_000],
  ])('a header that claims %i × %i pixels', async (width, height) => {
    expect(await intakeStatus(claimingPng(width, height))).toBe(413)
  })

  it('forty megapixels of one colour in a few kilobytes', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await intakeStatus(bomb)).toBe(413)
  })

  it('more bytes than allowed, of which the rest is not even read', async () => {
    let sent = 0
    const endless = new Readable({
      read() {
        sent += 1024 * 1024
        this.push(Buffer.alloc(1024 * 1024, 0xff))
      },
    })
    await expect(takeImage(endless, limits)).rejects.toMatchObject({
      status: 413,
      message: 'A imagem é grande demais: o limite é de 10 MB por arquivo.',
    })
    expect(endless.destroyed).toBe(true)
    expect(sent).toBeLessThan(20 * 1024 * 1024)
    expect(await intakeStatus(Buffer.alloc(limits.maxBytes + 1))).toBe(413)
  })
})

it('a stream that breaks off is a failure of its own', async () => {
  const broken = new Readable({ read: () => undefined })
  broken.destroy(new Error('connection lost'))
  await expect(takeImage(broken, limits)).rejects.toThrow('connection lost')
})

it('images that find the queue full are refused', async () => {
  const ends = Promise.withResolvers<void>()
  const filling = Promise.allSettled(Array.from({ length: 502 }, () => heavyWork.run(() => ends.promise)))
  const sent = await picture(600, 600).png().toBuffer()
  await expect(takeImage(sent, limits)).rejects.toBeInstanceOf(UnavailableError)
  ends.resolve()
  await filling
  expect(await takeImage(sent, limits)).toMatchObject({ width: 600 })
})
