import { z } from 'zod'
import { listSearch } from './list-search.ts'

const day = (name: string) =>
  z.iso
    .date(`O dia (${name}) deve ser uma data como 2026-11-20.`)
    .regex(/^[12]/, `O dia (${name}) deve ser uma data como 2026-11-20.`)
    .nullish()

/** What the administrators' list of the audit trail is narrowed by. */
export const auditInput = z.looseObject({
  filter: z.looseObject({ search: listSearch, from: day('from'), to: day('to') }).nullish(),
})
