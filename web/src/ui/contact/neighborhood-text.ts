import { messages } from '../../messages/site.ts'

/**
 * Name of the neighborhood; if it is hidden, which an empty slug indicates, a note to that effect
 * (hidden-address).
 */
export const neighborhoodText = ({ name, slug }: { name: string; slug: string }): string =>
  slug === '' ? messages.card.addressHidden : name
