/** Names of the drawings that an attribute can have, all of them in the web app's set. */
export const attributeIcons = [
  'alert',
  'camera',
  'check',
  'email',
  'eye',
  'heart',
  'info',
  'map',
  'phone',
  'pin',
  'play',
  'site',
  'user',
  'whatsapp',
] as const

export type AttributeIcon = (typeof attributeIcons)[number]
