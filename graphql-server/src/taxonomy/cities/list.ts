import { placePage } from '../place-page.ts'
import { places } from '../places.ts'

placePage(places.city, (t) => ({
  active: t.boolean({ description: 'Only those offered for choosing, or only the others.' }),
  isPopular: t.boolean({ description: 'Only the popular ones, or only the others.' }),
}))
