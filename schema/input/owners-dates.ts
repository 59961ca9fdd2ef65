import { z } from 'zod'

/** Proposals of special dates to accept together (owners-dates). */
export const ownersDatesInput = z.object({
  proposals: z
    .array(z.object({ id: z.string(), content: z.string() }))
    .min(1, 'Escolha pelo menos uma proposta.')
    .max(100, 'Aceite no máximo 100 propostas de uma vez.'),
})

export type DateAcceptance = z.output<typeof ownersDatesInput>['proposals'][number]
