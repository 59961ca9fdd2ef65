import { z } from 'zod'
import { image, named } from './taxonomy-entry.ts'

const category = z.object({
  ...named,
  isPopular: z.boolean('Informe se a categoria é popular.'),
  icon: image,
})

/** A new category. */
export const createCategoryInput = category.partial({ isPopular: true, icon: true })

/** Changes of a category: an absent field is unchanged, null clears. */
export const updateCategoryInput = category.partial()
