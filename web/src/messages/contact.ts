/** Texts of the two ways to reach an establishment at once: on profiles and on cards. */
export const contactMessages = {
  whatsapp: 'WhatsApp',
  whatsappOf: (name: string) => `WhatsApp de ${name}`,
  call: 'Ligar',
  callTo: (whom: string) => `Ligar para ${whom}`,
  /** The text that a visitor's WhatsApp opens with. */
  greeting: (name: string) => `Olá, ${name}! Encontrei vocês no Guia do Vale e gostaria de mais informações.`,
} as const
