import { columnTitle } from '../import/columns.ts'

/** The columns that the geometry of a place holds. */
export const coordinateTitles = [columnTitle('latitude'), columnTitle('longitude')] as const
