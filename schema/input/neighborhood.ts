import { z } from 'zod'
import { named } from './place.ts'
import { chosenId } from './rules.ts'

/** Said when no city is chosen, or one that is not there. */
export const chooseCity = 'Selecione uma cidade'

/** A new neighborhood. */
export const createNeighborhoodInput = z.object({
  ...named,
  cityId: chosenId(chooseCity),
})

/** Changes of a neighborhood: an absent field is unchanged. */
export const updateNeighborhoodInput = createNeighborhoodInput.partial()
