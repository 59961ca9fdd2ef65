/** Icons that an attribute can have; all are in the web app's icon set. */
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
