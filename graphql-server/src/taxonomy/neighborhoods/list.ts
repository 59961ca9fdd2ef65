import { placePage } from '../place-page.ts'
import { places } from '../places.ts'

placePage(places.neighborhood, (t) => ({
  city: t.string({ description: 'Slug or id of a city; an unknown one has none.' }),
}))
