import { placePage } from '../catalogue/place-page.ts'
import { places } from '../catalogue/places.ts'

placePage(places.neighborhood, (t) => ({
  city: t.string({ description: 'Slug or id of a city; an unknown one has none.' }),
}))
