import { z } from 'zod'
import { chosenId } from './rules.ts'
import { image, named } from './taxonomy-entry.ts'

/** Said when no category is chosen, or one that is not there. */
export const chooseCategory = 'Selecione uma categoria'

const subcategory = z.object({
  ...named,
  categoryId: chosenId(chooseCategory),
  active: z.boolean('Informe se a subcategoria está ativa.'),
  icon: image,
})

/** A new subcategory. */
export const createSubcategoryInput = subcategory.partial({ active: true, icon: true })

/** Changes of a subcategory: an absent field is unchanged, null clears. */
export const updateSubcategoryInput = subcategory.partial()
