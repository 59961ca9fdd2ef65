import { builder } from '../builder.ts'
import { signAddress } from './private-images.ts'

export interface ImageInfo {
  /** SHA-256 of the stored bytes, in hex. */
  hash: string
  /** Pixels. */
  width: number
  height: number
  /** Dominant colour, #rrggbb. */
  color: string
  /** Whether it is of a draft or a proposal: its readers get a signed address (private-photos). */
  isPrivate?: boolean
}

export interface PhotoInfo {
  id: number
  alt: string | null
  image: ImageInfo
}

export const imageColumns = { hash: true, width: true, height: true, color: true } as const

export const Image = builder.objectRef<ImageInfo>('Image').implement({
  description: 'A stored image.',
  fields: (t) => ({
    url: t.string({
      description:
        'Its address: a path on this server, or an absolute address on the configured delivery host. Variants are asked for by query parameters. The photos of a draft and those of a proposal have a signed address, good for 12 hours or more.',
      resolve: ({ hash, isPrivate }, _args, { images, secret }) =>
        images.imageUrl(hash, isPrivate ? signAddress(secret, hash) : undefined),
    }),
    width: t.exposeInt('width', {
      description: 'Width of the stored image in pixels; variants are never wider.',
    }),
    height: t.exposeInt('height', { description: 'Height of the stored image in pixels.' }),
    color: t.exposeString('color', { description: 'Its dominant colour, #rrggbb, to show while it loads.' }),
  }),
})

export const Photo = builder.objectRef<PhotoInfo>('Photo').implement({
  description: 'A photo of an establishment.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    alt: t.exposeString('alt', {
      nullable: true,
      description: 'What it shows, in words, if somebody wrote it.',
    }),
    image: t.expose('image', { type: Image, description: 'The image itself.' }),
  }),
})
