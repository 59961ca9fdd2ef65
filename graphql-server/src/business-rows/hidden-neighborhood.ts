import type { City, Neighborhood } from '../generated/prisma/client.ts'
import { texts } from '../messages/texts.ts'

/** Placeholder for a neighborhood that only administrators and the owner may read (hidden-address). */
interface HiddenNeighborhood extends Neighborhood {
  city: City
}

/** No neighborhood has id 0. */
const hiddenId = 0

const longAgo = new Date(0)

export const hiddenNeighborhood = (city: City): HiddenNeighborhood => ({
  id: hiddenId,
  cityId: city.id,
  name: texts.businesses.hiddenNeighborhood,
  slug: '',
  createdAt: longAgo,
  updatedAt: longAgo,
  city,
})

export const isHiddenNeighborhood = (neighborhood: Neighborhood): neighborhood is HiddenNeighborhood =>
  neighborhood.id === hiddenId
