import { GraphQLError } from 'graphql'
import type { MockCatalogue, MockPhoto } from '../catalogue.ts'
import { mockImage } from '../images.ts'

const refusal = (code: string, message: string, fields?: Record<string, string>) =>
  new GraphQLError(message, { extensions: { code, ...(fields && { fields }) } })

/** What the dashboard asks of photos, with the rules and refusals that its section depends on. */
export function adminPhotos({ businesses }: MockCatalogue) {
  const named = (id: string) => {
    const business = businesses.find((each) => each.id === id)
    if (!business) throw refusal('NOT_FOUND', 'Estabelecimento não encontrado.')
    return business
  }
  const photosIn = (wanted: readonly string[], all: readonly MockPhoto[]) => {
    const ordered = wanted.flatMap((each) => all.find((photo) => photo.id === each) ?? [])
    if (ordered.length === all.length && wanted.length === all.length) return ordered
    const message = 'Informe cada foto do estabelecimento exatamente uma vez.'
    throw refusal('BAD_USER_INPUT', message, { photoIds: message })
  }
  return {
    addBusinessPhotos: ({ businessId, photos }: { businessId: string; photos: File[] }) => {
      const business = named(businessId)
      if (business.photos.length + photos.length > 15) {
        const message = `São no máximo 15 fotos por estabelecimento, e este já tem ${business.photos.length}.`
        throw refusal('BAD_USER_INPUT', message, { photos: message })
      }
      for (const { name } of photos) {
        business.photos.push({ id: `foto-de-${name}`, alt: null, image: mockImage(50) })
      }
      return business
    },
    orderBusinessPhotos: ({ businessId, photoIds }: { businessId: string; photoIds: string[] }) => {
      const business = named(businessId)
      business.photos = photosIn(photoIds, business.photos)
      return business
    },
    deleteBusinessPhoto: ({ businessId, photoId }: { businessId: string; photoId: string }) => {
      const business = named(businessId)
      if (!business.photos.some(({ id }) => id === photoId))
        throw refusal('NOT_FOUND', 'A foto não foi encontrada.')
      business.photos = business.photos.filter(({ id }) => id !== photoId)
      return business
    },
    updateBusinessPhoto: ({ id, alt }: { id: string; alt: string | null }) => {
      const photo = businesses.flatMap(({ photos }) => photos).find((each) => each.id === id)
      if (!photo) throw refusal('NOT_FOUND', 'A foto não foi encontrada.')
      return Object.assign(photo, { alt })
    },
    turnBusinessPhoto: ({ id, quarterTurns }: { id: string; quarterTurns: number }) => {
      const photo = businesses.flatMap(({ photos }) => photos).find((each) => each.id === id)
      if (!photo) throw refusal('NOT_FOUND', 'A foto não foi encontrada.')
      const { width, height } = photo.image
      const sides = quarterTurns % 2 === 1 ? { width: height, height: width } : { width, height }
      return Object.assign(photo, { image: { ...mockImage(90), ...sides } })
    },
  }
}
