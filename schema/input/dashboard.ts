import { z } from 'zod'
import { whole } from './page.ts'

/** Registrations that one answer holds at most. */
export const registrationsLimit = 10_000

/** The arguments of the registrations of a month. */
export const monthInput = z.looseObject({
  month: z
    .string()
    .regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/, 'Informe o mês (month) como ano e mês, por exemplo 2026-11.'),
})

/** The arguments of the list of all registrations. */
export const registrationsInput = z.looseObject({
  after: z
    .string()
    .regex(/^\d{1,10}$/, 'O início (after) deve ser o id do último cadastro recebido.')
    .nullish(),
  limit: whole(
    1,
    registrationsLimit,
    `O limite (limit) deve ser um número inteiro de 1 a ${registrationsLimit}.`,
  ),
})
