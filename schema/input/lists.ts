import { z } from 'zod'
import { attributeKinds } from '../attributes/kinds.ts'
import { searchLimits } from './limits.ts'

export const whole = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message)

/** Page of a list, from 1. */
export const pageNumber = whole(1, 2 ** 31 - 1, 'A página (page) deve ser um número inteiro a partir de 1.')

/** Items on a page (page-bounds). */
export const pageSize = whole(
  1,
  searchLimits.perPage,
  `O tamanho da página (perPage) deve ser um número inteiro de 1 a ${searchLimits.perPage}.`,
)

/** Arguments of a paginated list. */
export const pageInput = z.looseObject({ page: pageNumber, perPage: pageSize })

/** Text in a search box. @param label begins the message */
export const searchWords = (label: string) =>
  z
    .string()
    .max(searchLimits.name, `${label} deve ter no máximo ${searchLimits.name} caracteres.`)
    .refine(
      (text) =>
        text.split(/\s+/, searchLimits.nameWords + 3).filter(Boolean).length <= searchLimits.nameWords,
      `${label} deve ter no máximo ${searchLimits.nameWords} palavras.`,
    )

/** Search text in an administrators' list; absent, null or blank matches everything. */
const listSearch = searchWords('A busca (search)').nullish()

/** Filter by slug or id; absent, null and empty, as a form sends it, match everything. */
export const slugOrId = (label: string) =>
  z
    .string()
    .max(searchLimits.filter, `O filtro de ${label} deve ter no máximo ${searchLimits.filter} caracteres.`)
    .nullish()

/**
 * Filters of the four administrators' lists, each of which uses some; absent, null and empty match
 * everything.
 */
const entryFilter = z.object({
  search: listSearch,
  active: z.boolean().nullish(),
  isPopular: z.boolean().nullish(),
  city: slugOrId('cidade'),
  category: slugOrId('categoria'),
  neighborhood: slugOrId('bairro'),
  subcategory: slugOrId('subcategoria'),
  attribute: slugOrId('atributo'),
  servedCity: slugOrId('cidade atendida'),
  servedNeighborhood: slugOrId('bairro atendido'),
  kind: z.enum(attributeKinds).nullish(),
})

/** Arguments of these lists. */
export const adminListInput = pageInput.extend({ filter: entryFilter.nullish() })

/** Arguments of the administrators' list of source categories. */
export const sourceCategoryListInput = pageInput.extend({
  filter: entryFilter
    .pick({ search: true, category: true })
    .extend({ state: z.enum(['unknown', 'changed', 'standard']).nullish() })
    .nullish(),
})

export type EntryFilter = z.output<typeof entryFilter>

const day = (name: string) =>
  z.iso
    .date(`O dia (${name}) deve ser uma data como 2026-11-20.`)
    .regex(/^[12]/, `O dia (${name}) deve ser uma data como 2026-11-20.`)
    .nullish()

/** Arguments of the administrators' audit trail. */
export const auditInput = z.looseObject({
  filter: z.looseObject({ search: listSearch, from: day('from'), to: day('to') }).nullish(),
})

/** Arguments of the administrators' list of accounts. */
export const userListInput = z.looseObject({
  filter: z.looseObject({ search: listSearch }).nullish(),
})

/** Maximum number of registrations per response. */
export const registrationsLimit = 10_000

/** Arguments of the registrations of a month. */
export const monthInput = z.looseObject({
  month: z
    .string()
    .regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/, 'Informe o mês (month) como ano e mês, por exemplo 2026-11.'),
})

/** Arguments of the list of all registrations. */
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
