import { createSubcategoryInput, updateSubcategoryInput } from '../../../../schema/input/subcategory.ts'
import { flag, parentId, picture, placeInputs } from '../place-inputs.ts'
import { placeMutations } from '../place-mutations.ts'
import { places } from '../places.ts'

placeMutations(places.subcategory, {
  rules: { create: createSubcategoryInput, update: updateSubcategoryInput },
  inputs: placeInputs(places.subcategory, (t, isNew) => ({
    categoryId: parentId(t, isNew, 'The category; one with establishments stays where it is.'),
    active: flag(t, isNew, true, 'Whether the public sees it.'),
    icon: picture(t, isNew, 'Its icon'),
  })),
})
