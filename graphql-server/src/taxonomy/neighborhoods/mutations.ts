import { createNeighborhoodInput, updateNeighborhoodInput } from '../../../../schema/input/neighborhood.ts'
import { parentId, placeInputs } from '../place-inputs.ts'
import { placeMutations } from '../place-mutations.ts'
import { places } from '../places.ts'

placeMutations(places.neighborhood, {
  rules: { create: createNeighborhoodInput, update: updateNeighborhoodInput },
  inputs: placeInputs(places.neighborhood, (t, isNew) => ({
    cityId: parentId(t, isNew, 'The city; one with establishments stays where it is.'),
  })),
})
