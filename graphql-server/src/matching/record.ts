/** An establishment as the engine compares it: of the catalogue, of a form or of a foreign file. Texts are as people wrote them. */
export interface MatchRecord {
  id: string
  name: string
  phone?: string | null
  whatsapp?: string | null
  site?: string | null
  email?: string | null
  /** Names, or any other texts that are equal where the places are. */
  city?: string | null
  neighborhood?: string | null
  street?: string | null
  number?: string | null
  latitude?: number | null
  longitude?: number | null
  categoryIds?: readonly (string | number)[]
  /** What a source calls it, with the name of the source; equal ones are one establishment. */
  reference?: string | null
}

/** Why two records may be one establishment; `matchReasons` in the message catalogue has the words. */
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
  /** 0 to 100; what is reported has at least `reportedScore`. */
  score: number
  reasons: MatchReason[]
}

/** Pairs of this score and more are likely to be one establishment. */
export const reportedScore = 60

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
