import { createHash } from 'node:crypto'
import { setPriority } from 'node:os'
import sharp from 'sharp'

/*
 * Turns drawings into stored images, in a process of its own: the serving process has the library's SVG loader
 * closed for good, and the drawing gives way to it.
 */

/** A drawing on its way here. */
export interface Drawing {
  key: string
  svg: string
}

/** An image on its way back. */
export interface DrawnImage {
  key: string
  /** SHA-256 of `data`, in hex. */
  hash: string
  width: number
  height: number
  bytes: number
  /** Dominant colour, #rrggbb. */
  color: string
  data: Buffer
}

/** Pixels of the longer side. */
const side = 1600
/** SVG's own resolution, in pixels per inch. */
const inch = 72

async function colorOf(data: Buffer): Promise<string> {
  const small = await sharp(data).resize(64, 64, { fit: 'inside' }).png({ compressionLevel: 0 }).toBuffer()
  const { dominant } = await sharp(small).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

async function draw({ key, svg }: Drawing): Promise<DrawnImage> {
  const source = Buffer.from(svg)
  const { width = side, height = side } = await sharp(source).metadata()
  const { data, info } = await sharp(source, { density: (inch * side) / Math.max(width, height) })
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'inside' })
    .webp({ quality: 88, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(data).digest('hex')
  return {
    key,
    hash,
    width: info.width,
    height: info.height,
    bytes: data.length,
    color: await colorOf(data),
    data,
  }
}

async function drawAll(drawings: Drawing[]): Promise<void> {
  const rest = drawings[Symbol.iterator]()
  const worker = async () => {
    for (const each of rest) process.send?.(await draw(each))
  }
  await Promise.all([worker(), worker()])
}

setPriority(10)
sharp.cache(false)
sharp.concurrency(1)
// Whoever asked has gone: nobody wants the pictures any more.
process.on('disconnect', () => process.exit())
process.once('message', (drawings: Drawing[]) => {
  drawAll(drawings).then(
    () => process.disconnect?.(),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})
