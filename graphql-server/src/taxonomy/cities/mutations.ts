import { createCityInput, updateCityInput } from '../../../../schema/input/city.ts'
import { flag, picture, placeInputs } from '../place-inputs.ts'
import { placeMutations } from '../place-mutations.ts'
import { places } from '../places.ts'

placeMutations(places.city, {
  rules: { create: createCityInput, update: updateCityInput },
  inputs: placeInputs(places.city, (t, isNew) => ({
    active: flag(t, isNew, true, 'Whether it is offered for choosing; its establishments stay public.'),
    isPopular: flag(t, isNew, false, 'Whether the home page shows it among the popular.'),
    latitude: t.float({ description: 'Latitude of its centre in degrees; with a longitude only.' }),
    longitude: t.float({ description: 'Longitude of its centre in degrees; with a latitude only.' }),
    image: picture(t, isNew, 'A picture of it'),
  })),
})
