import type { MatchRecord } from './record.ts'

/** Interns places, streets and categories: equal ones of several records are one object in memory. */
export function sharedTexts(): (record: MatchRecord) => MatchRecord {
  const texts = new Map<string, string>()
  const lists = new Map<string, MatchRecord['categoryIds'] & {}>()
  function text(value: string | null | undefined): string | null {
    if (value == null) return null
    const kept = texts.get(value)
    if (kept === undefined) texts.set(value, value)
    return kept ?? value
  }
  function list(ids: MatchRecord['categoryIds'] = []) {
    const key = ids.join()
    const kept = lists.get(key)
    if (kept === undefined) lists.set(key, ids)
    return kept ?? ids
  }
  return ({ city, neighborhood, street, categoryIds, ...record }) => ({
    ...record,
    city: text(city),
    neighborhood: text(neighborhood),
    street: text(street),
    categoryIds: list(categoryIds),
  })
}
