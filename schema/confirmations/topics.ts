/** What can be confirmed about an establishment, with the beginning of the sentence that says so; hours have a day of their own. */
export const confirmationTopics = {
  PHONE: 'Telefone',
  WHATSAPP: 'WhatsApp',
  ADDRESS: 'Endereço',
} as const

export type ConfirmationTopic = keyof typeof confirmationTopics

export const confirmationTopicNames = Object.keys(confirmationTopics) as ConfirmationTopic[]

/** By whom a value was confirmed, as pages and CSV files say it. */
export const confirmers = {
  ESTABLISHMENT: 'pelo estabelecimento',
  ADMINISTRATION: 'pela administração',
} as const

export type Confirmer = keyof typeof confirmers

/** How a value is confirmed, and who confirms it then. */
export const confirmationMethods = {
  CALL: { label: 'por ligação', by: 'ADMINISTRATION' },
  DOCUMENT: { label: 'por documento', by: 'ADMINISTRATION' },
  OWNER: { label: 'com o dono', by: 'ESTABLISHMENT' },
  CHAT: { label: 'pelo WhatsApp', by: 'ESTABLISHMENT' },
} as const satisfies Record<string, { label: string; by: Confirmer }>

export type ConfirmationMethod = keyof typeof confirmationMethods
