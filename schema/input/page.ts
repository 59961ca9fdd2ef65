import { z } from 'zod'
import { searchLimits } from './search-limits.ts'

/** A whole number within bounds. */
export const whole = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message)

/** The page of a list, from 1. */
export const pageNumber = whole(1, 2 ** 31 - 1, 'A página (page) deve ser um número inteiro a partir de 1.')

/** Items on a page (page-bounds). */
export const pageSize = whole(
  1,
  searchLimits.perPage,
  `O tamanho da página (perPage) deve ser um número inteiro de 1 a ${searchLimits.perPage}.`,
)

/** The arguments by which a list is asked for page by page. */
export const pageInput = z.looseObject({ page: pageNumber, perPage: pageSize })
