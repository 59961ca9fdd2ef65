import { createNeighborhoodInput, updateNeighborhoodInput } from '../../../schema/input/neighborhood.ts'
import { parentId, placeInputs } from '../catalogue/place-inputs.ts'
import { placeMutations } from '../catalogue/place-mutations.ts'
import { places } from '../catalogue/places.ts'

placeMutations(places.neighborhood, {
  rules: { create: createNeighborhoodInput, update: updateNeighborhoodInput },
  inputs: placeInputs(places.neighborhood, (t, isNew) => ({
    cityId: parentId(t, isNew, 'The city; one with establishments stays where it is.'),
  })),
})
