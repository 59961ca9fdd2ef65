import { messages } from '../../messages/site.ts'

/** The neighborhood, or that the address is not public: then its slug is empty (hidden-address). */
export const neighborhoodText = ({ name, slug }: { name: string; slug: string }): string =>
  slug === '' ? messages.card.addressHidden : name
