import { z } from 'zod'
import { businessLimits, sentPhotos } from './business.ts'
import { exactlyOne } from './one-of.ts'
import { optionalText } from './rules.ts'

/** The arguments that add photos to an establishment. */
export const addedPhotos = z.looseObject({ photos: sentPhotos.min(1, 'Escolha pelo menos uma foto.') })

/** The arguments that replace an establishment's photos; none leaves it without any. */
export const replacedPhotos = z.looseObject({ photos: sentPhotos })

/** The arguments that name the photo to delete. */
export const deletedPhoto = exactlyOne({
  names: ['photoId', 'url'],
  message: 'Informe o id ou o endereço da foto, e apenas um dos dois.',
})

/** The arguments that describe a photo: an absent text is unchanged, null removes it. */
export const photoWords = z.looseObject({
  alt: optionalText('a descrição da foto', businessLimits.alt).optional(),
})
