/**
 * The address of a list of the dashboard that shows only some of it.
 *
 * @param path from `paths`
 * @param filters by name, with slugs
 */
export function listOf(path: string, filters: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(filters)}`
}
