import { z } from 'zod'
import { proposalLimits } from '../proposals/topics.ts'
import { lines } from './proposal.ts'

export const claimInput = z.object({
  method: z.enum(['WHATSAPP', 'PHONE', 'EVIDENCE']),
  note: lines('A explicação', proposalLimits.note).optional(),
})

/** Second request for a removal that was refused. */
export const appealInput = z.looseObject({
  note: lines('A explicação', proposalLimits.note).pipe(z.string('Escreva por que a resposta deve mudar.')),
})
