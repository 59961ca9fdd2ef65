import { placePage } from '../place-page.ts'
import { places } from '../places.ts'

placePage(places.subcategory, (t) => ({
  category: t.string({ description: 'Slug or id of a category; an unknown one has none.' }),
  active: t.boolean({ description: 'Only active ones, or only the others.' }),
}))
