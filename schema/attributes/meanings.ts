import type { AttributeKind } from './kinds.ts'

/**
 * Meanings of answers in structured data: schema.org properties and types of `potentialAction`, each with the
 * kinds of attributes that it fits.
 */
export const attributeMeanings = {
  acceptsReservations: ['YES_NO', 'LINK'],
  amenityFeature: ['YES_NO', 'CHOICE'],
  hasMenu: ['LINK'],
  isAccessibleForFree: ['YES_NO'],
  paymentAccepted: ['YES_NO'],
  servesCuisine: ['CHOICE'],
  smokingAllowed: ['YES_NO'],
  BuyAction: ['LINK'],
  OrderAction: ['LINK'],
  QuoteAction: ['LINK'],
  ReserveAction: ['LINK'],
  ScheduleAction: ['LINK'],
} as const satisfies Record<string, readonly AttributeKind[]>

export type AttributeMeaning = keyof typeof attributeMeanings

export const isMeaning = (text: string): text is AttributeMeaning => text in attributeMeanings

export const fitsKind = (meaning: AttributeMeaning, kind: AttributeKind): boolean =>
  (attributeMeanings[meaning] as readonly AttributeKind[]).includes(kind)
