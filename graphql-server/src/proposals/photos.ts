import { builder } from '../builder.ts'
import { batchedPerRequest } from '../context.ts'
import { idOrZero } from '../lists/keys.ts'
import { Image, type ImageInfo, imageColumns, Photo, type PhotoInfo } from '../media/type.ts'

/** Photos by id, batched per request. */
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

interface NewPhotos {
  /** Last sender. */
  senderId: number | null
  images: ImageInfo[]
}

/** New photos by proposal. */
const newPhotosByProposal = batchedPerRequest<number, NewPhotos | null>(async (prisma, ids) => {
  const rows = await prisma.proposal.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: {
      id: true,
      newPhotos: { orderBy: { position: 'asc' }, select: { image: { select: imageColumns } } },
      submissions: {
        orderBy: { submissionId: 'desc' },
        take: 1,
        select: { submission: { select: { senderId: true } } },
      },
    },
  })
  const byId = new Map(
    rows.map(({ id, newPhotos, submissions }) => {
      const images = newPhotos.map(({ image }) => ({ ...image, isPrivate: true }))
      return [id, { senderId: submissions[0]?.submission.senderId ?? null, images }]
    }),
  )
  return ids.map((id) => byId.get(id) ?? null)
})

builder.prismaObjectFields('Proposal', (t) => ({
  photos: t.field({
    type: [Photo],
    description:
      'With the topic PHOTOS: photos reported as wrong, or that the owner wants removed, if they still exist.',
    select: { topic: true, businessId: true, proposed: true },
    resolve: async ({ topic, businessId, proposed }, _args, context) => {
      const { photoIds = [] } = (topic === 'PHOTOS' && (proposed as { photoIds?: string[] } | null)) || {}
      const found = await Promise.all(photoIds.map((id) => photoById(context, idOrZero(id))))
      return found.flatMap((photo) => (photo?.businessId === businessId ? [photo] : []))
    },
  }),
  newPhotos: t.field({
    type: [Image],
    description:
      'With the topic PHOTOS, while the proposal is open: photos that the owner wants added, in order. Only for administrators and the sender.',
    select: { id: true, topic: true, kind: true, state: true },
    resolve: async ({ id, topic, kind, state }, _args, context) => {
      if (topic !== 'PHOTOS' || kind !== 'OWNER' || state !== 'OPEN') return []
      const [viewer, found] = await Promise.all([context.viewer(), newPhotosByProposal(context, id)])
      const mayRead = viewer !== null && (viewer.role === 'admin' || viewer.id === found?.senderId)
      return mayRead && found ? found.images : []
    },
  }),
}))
