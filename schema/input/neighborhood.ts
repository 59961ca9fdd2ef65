import { z } from 'zod'
import { chosenId } from './rules.ts'
import { named } from './taxonomy-entry.ts'

/** Said when no city is chosen, or one that is not there. */
export const chooseCity = 'Selecione uma cidade'

/** A new neighborhood. */
export const createNeighborhoodInput = z.object({
  ...named,
  cityId: chosenId(chooseCity),
})

/** Changes of a neighborhood: an absent field is unchanged. */
export const updateNeighborhoodInput = createNeighborhoodInput.partial()
