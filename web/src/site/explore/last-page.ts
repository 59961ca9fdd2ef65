/** The last page of a search; the first where nothing was found. */
export function lastPage({ totalPages }: { totalPages: number }): number {
  return Math.max(1, totalPages)
}
