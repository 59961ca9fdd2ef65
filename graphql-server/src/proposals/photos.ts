import { builder } from '../builder.ts'
import { batchedPerRequest } from '../context.ts'
import { idOrZero } from '../lists/keys.ts'
import { imageColumns, Photo, type PhotoInfo } from '../media/type.ts'

/** Photos by id; those of one answer with one statement. */
const photoById = batchedPerRequest<number, (PhotoInfo & { businessId: number }) | null>(
  async (prisma, ids) => {
    const found = await prisma.photo.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: {
        id: true,
        alt: true,
        businessId: true,
        business: { select: { state: true } },
        image: { select: imageColumns },
      },
    })
    const byId = new Map(found.map((row) => [row.id, row]))
    return ids.map((id) => {
      const row = byId.get(id)
      if (!row) return null
      const { business, image, ...photo } = row
      return { ...photo, image: { ...image, isPrivate: business.state === 'DRAFT' } }
    })
  },
)

builder.prismaObjectFields('Proposal', (t) => ({
  photos: t.field({
    type: [Photo],
    description:
      'With the topic PHOTOS: the photos that are said to be wrong, as far as they are still there.',
    select: { topic: true, businessId: true, proposed: true },
    resolve: async ({ topic, businessId, proposed }, _args, context) => {
      const { photoIds = [] } = (topic === 'PHOTOS' && (proposed as { photoIds?: string[] } | null)) || {}
      const found = await Promise.all(photoIds.map((id) => photoById(context, idOrZero(id))))
      return found.flatMap((photo) => (photo?.businessId === businessId ? [photo] : []))
    },
  }),
}))
