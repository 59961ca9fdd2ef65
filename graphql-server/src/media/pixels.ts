import sharp from 'sharp'

/** The formats that people may send, and libvips' loaders of them. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`)

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })
// Nothing is asked for twice here, and a picture a thread is enough where several are under way.
sharp.cache(false)
sharp.concurrency(1)

/** The library with every loader closed but those of the four formats that people may send. */
export { sharp }
