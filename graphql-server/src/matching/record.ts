/** An establishment to compare, from the catalogue, a form or a foreign file. Texts are not normalized. */
export interface MatchRecord {
  id: string
  name: string
  phone?: string | null
  whatsapp?: string | null
  site?: string | null
  email?: string | null
  /** Names or other texts that are equal for equal places. */
  city?: string | null
  neighborhood?: string | null
  street?: string | null
  number?: string | null
  latitude?: number | null
  longitude?: number | null
  categoryIds?: readonly (string | number)[]
  /** Id in a source, with the source's name; equal references mean one establishment. */
  reference?: string | null
}

/** Evidence that two records are one establishment; `matchReasons` in the message catalogue has the texts. */
export type MatchReason =
  | 'SAME_REFERENCE'
  | 'SAME_NAME'
  | 'SIMILAR_NAME'
  | 'NAME_CONTAINED'
  | 'LEGAL_NAME'
  | 'SAME_PHONE'
  | 'SHARED_PHONE'
  | 'SIMILAR_PHONE'
  | 'SAME_EMAIL'
  | 'SAME_SITE'
  | 'SAME_ADDRESS'
  | 'NEAR_ADDRESS'
  | 'NEAR_POINT'
  | 'SAME_NEIGHBORHOOD'
  | 'OTHER_PHONE'
  | 'OTHER_ADDRESS'

export interface Match {
  /** 0 to 100; pairs are reported from `reportedScore`. */
  score: number
  reasons: MatchReason[]
}

/** Minimum score of reported pairs. */
export const reportedScore = 60

/** Interns places, streets and categories, so that equal ones share memory. */
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
