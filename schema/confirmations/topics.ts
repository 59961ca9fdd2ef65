/**
 * Contact details that can be confirmed, with the subject of the confirmation sentence; hours have their own
 * date.
 */
export const confirmationTopics = {
  PHONE: 'Telefone',
  WHATSAPP: 'WhatsApp',
  ADDRESS: 'Endereço',
} as const

export type ConfirmationTopic = keyof typeof confirmationTopics

export const confirmationTopicNames = Object.keys(confirmationTopics) as ConfirmationTopic[]

/** Who confirmed a value, as shown on pages and in CSV files. */
export const confirmers = {
  ESTABLISHMENT: 'pelo estabelecimento',
  ADMINISTRATION: 'pela administração',
} as const

export type Confirmer = keyof typeof confirmers

/** Methods of confirmation, each with the confirmer that it implies. */
export const confirmationMethods = {
  CALL: { label: 'por ligação', by: 'ADMINISTRATION' },
  DOCUMENT: { label: 'por documento', by: 'ADMINISTRATION' },
  OWNER: { label: 'com o dono', by: 'ESTABLISHMENT' },
  CHAT: { label: 'pelo WhatsApp', by: 'ESTABLISHMENT' },
} as const satisfies Record<string, { label: string; by: Confirmer }>

export type ConfirmationMethod = keyof typeof confirmationMethods
