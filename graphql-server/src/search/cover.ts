import type { PhotoFacts } from '../media/facts.ts'

/** A cover as the card statement gives it: photo, hash, width, height, colour and, when there is one, the text. */
export type CoverText = string

/**
 * The first photo of the establishment `b` as one text, by index and without a temporary table: as a join it would
 * be another row source for the optimiser to misplace. What people write comes last, so that it may hold anything.
 */
export const coverText = `(SELECT CONCAT_WS(' ', p.id, i.hash, i.width, i.height, i.color, p.alt)
    FROM photos p JOIN images i ON i.id = p.image_id WHERE p.business_id = b.id ORDER BY p.position, p.id LIMIT 1)`

/** Reads what `coverText` made. */
export function coverOf(text: CoverText): PhotoFacts {
  const [id, hash = '', width, height, color = '', ...words] = text.split(' ')
  return {
    id: Number(id),
    alt: words.length > 0 ? words.join(' ') : null,
    image: { hash, width: Number(width), height: Number(height), color },
  }
}
