import { z } from 'zod'
import { coordinates, incompleteCoordinates, missingCoordinate } from './coordinates.ts'
import { image, named } from './taxonomy-entry.ts'

const city = z.object({
  ...named,
  active: z.boolean('Informe se a cidade está ativa.'),
  isPopular: z.boolean('Informe se a cidade é popular.'),
  ...coordinates,
  image,
})

/** A new city. */
export const createCityInput = city
  .partial({ active: true, isPopular: true, latitude: true, longitude: true, image: true })
  .superRefine((point, check) => {
    const missing = missingCoordinate(point)
    if (missing) check.addIssue({ code: 'custom', path: [missing], message: incompleteCoordinates })
  })

/** Changes of a city: an absent field is unchanged, null clears. The coordinates are compared where they are saved. */
export const updateCityInput = city.partial()
