import { createCategoryInput, updateCategoryInput } from '../../../schema/input/category.ts'
import { flag, picture, placeInputs } from '../catalogue/place-inputs.ts'
import { placeMutations } from '../catalogue/place-mutations.ts'
import { places } from '../catalogue/places.ts'

placeMutations(places.category, {
  rules: { create: createCategoryInput, update: updateCategoryInput },
  inputs: placeInputs(places.category, (t, isNew) => ({
    isPopular: flag(t, isNew, false, 'Whether it is marked as popular.'),
    icon: picture(t, isNew, 'Its icon'),
  })),
})
