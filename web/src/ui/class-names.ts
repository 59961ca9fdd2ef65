/** @returns the names that are there, as one `class` attribute */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
