/**
 * The pages that get a button: as many as are allowed, around the current one, and never beyond the ends.
 *
 * @param page the current one, from 1
 * @param most how many buttons there may be
 */
export function pageWindow(page: number, totalPages: number, most: number): number[] {
  const length = Math.min(most, totalPages)
  const first = Math.min(Math.max(1, page - Math.floor(most / 2)), totalPages - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}
