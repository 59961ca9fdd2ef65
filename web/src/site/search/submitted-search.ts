/** The address of the search that somebody has just sent with Enter or its button. In the browser alone. */
let submitted: string | null = null

export function rememberSubmitted(path: string): void {
  submitted = path
}

/** @returns whether somebody has sent this search, as opposed to following a link to it; true once */
export function takeSubmitted(path: string): boolean {
  if (submitted !== path) return false
  submitted = null
  return true
}
