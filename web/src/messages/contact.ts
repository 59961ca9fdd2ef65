/** Texts of the two ways to reach an establishment at once: on profiles and on cards. */
export const contactMessages = {
  /** What the provider's chat opens with. */
  wantToRegister: 'Olá! Quero cadastrar a minha empresa no Guia do Vale.',
  wantToChange: 'Olá! Quero pedir uma alteração nos dados da minha empresa no Guia do Vale.',
  wantToChangeOf: (name: string, address: string) =>
    `Olá! Quero pedir uma alteração nos dados de ${name} no Guia do Vale: ${address}`,
  change: 'Pedir uma alteração',
  isWrong: 'Algum dado mudou?',
  whatsapp: 'WhatsApp',
  whatsappOf: (name: string) => `WhatsApp de ${name}`,
  call: 'Ligar',
  callTo: (whom: string) => `Ligar para ${whom}`,
  /** The text that a visitor's WhatsApp opens with. */
  greeting: (name: string) => `Olá, ${name}! Encontrei vocês no Guia do Vale e gostaria de mais informações.`,
} as const
