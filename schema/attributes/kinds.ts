/** What an answer to an attribute can be: yes or no, one of its options, or a link. */
export const attributeKinds = ['YES_NO', 'CHOICE', 'LINK'] as const

export type AttributeKind = (typeof attributeKinds)[number]

/** Bounds of attributes (attributes). */
export const attributeLimits = {
  count: 200,
  options: 20,
  option: 60,
  categories: 100,
  position: 10_000,
  value: 255,
} as const
