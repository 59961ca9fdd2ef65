import sharp from 'sharp'

/** The formats that people may send, and libvips' loaders of them. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`)

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })
// No image is decoded twice, and where several are under way one thread for each is enough.
sharp.cache(false)
sharp.concurrency(1)

/** The library with every loader closed but those of the four formats that people may send. */
export { sharp }
