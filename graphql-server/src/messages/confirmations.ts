/** What the server says of confirmations. */
export const confirmations = {
  noValue: (label: string) => `O estabelecimento não tem “${label}” para confirmar.`,
} as const
