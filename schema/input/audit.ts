import { z } from 'zod'

const day = (name: string) =>
  z.iso
    .date(`O dia (${name}) deve ser uma data como 2026-11-20.`)
    .regex(/^[12]/, `O dia (${name}) deve ser uma data como 2026-11-20.`)
    .nullish()

/** What the administrators' list of the audit trail is narrowed by. */
export const auditInput = z.looseObject({
  filter: z.looseObject({ from: day('from'), to: day('to') }).nullish(),
})
