import { placePage } from '../catalogue/place-page.ts'
import { places } from '../catalogue/places.ts'

placePage(places.category, () => ({}))
