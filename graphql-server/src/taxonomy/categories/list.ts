import { placePage } from '../place-page.ts'
import { places } from '../places.ts'

placePage(places.category, () => ({}))
