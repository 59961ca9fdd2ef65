import { createCategoryInput, updateCategoryInput } from '../../../../schema/input/category.ts'
import { flag, picture, placeInputs } from '../place-inputs.ts'
import { placeMutations } from '../place-mutations.ts'
import { places } from '../places.ts'

placeMutations(places.category, {
  rules: { create: createCategoryInput, update: updateCategoryInput },
  inputs: placeInputs(places.category, (t, isNew) => ({
    isPopular: flag(t, isNew, false, 'Whether it is marked as popular.'),
    icon: picture(t, isNew, 'Its icon'),
  })),
})
