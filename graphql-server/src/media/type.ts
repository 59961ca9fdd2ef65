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
  /** Whether it belongs to a draft or a proposal, whose readers get a signed URL (private-photos). */
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
        'URL of the image: a path on this server, or an absolute URL on the configured delivery host. Variants are requested with query parameters. Photos of drafts and proposals have signed URLs, valid for 12 hours or more.',
      resolve: ({ hash, isPrivate }, _args, { images, secret }) =>
        images.imageUrl(hash, isPrivate ? signAddress(secret, hash) : undefined),
    }),
    width: t.exposeInt('width', {
      description: 'Width of the stored image in pixels; variants are never wider.',
    }),
    height: t.exposeInt('height', { description: 'Height of the stored image in pixels.' }),
    color: t.exposeString('color', {
      description: 'Dominant colour of the image, #rrggbb, to show while it loads.',
    }),
  }),
})

export const Photo = builder.objectRef<PhotoInfo>('Photo').implement({
  description: 'A photo of an establishment.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the photo.' }),
    alt: t.exposeString('alt', {
      nullable: true,
      description: 'Alternative text, if any.',
    }),
    image: t.expose('image', { type: Image, description: 'Stored image of the photo.' }),
  }),
})
