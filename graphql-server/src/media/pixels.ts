import sharp from 'sharp'

/** The formats that people may send, and libvips' loaders of them. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`)

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })
// Nothing is asked for twice here, and a picture a thread is enough where several are under way.
sharp.cache(false)
sharp.concurrency(1)

const drawings = { operation: ['VipsForeignLoadSvg'] }

/**
 * Lets the library read SVG while the product draws its own pictures, before it serves anybody: what people send is
 * never SVG by its first bytes, but a closed loader is surer.
 *
 * @param draw ends before requests are answered
 */
export async function withDrawings<T>(draw: () => Promise<T>): Promise<T> {
  sharp.unblock(drawings)
  try {
    return await draw()
  } finally {
    sharp.block(drawings)
  }
}

/** The library with every loader closed but those of the four formats that people may send. */
export { sharp }
