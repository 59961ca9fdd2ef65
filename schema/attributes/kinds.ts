/** Kinds of answers: yes or no, one of the attribute's options, or a link. */
export const attributeKinds = ['YES_NO', 'CHOICE', 'LINK'] as const

export type AttributeKind = (typeof attributeKinds)[number]

/** Limits (attributes). */
export const attributeLimits = {
  count: 200,
  options: 20,
  option: 60,
  categories: 100,
  position: 10_000,
  value: 255,
} as const
