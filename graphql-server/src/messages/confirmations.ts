/** What the server says of confirmations. */
export const confirmations = {
  noValue: (label: string) => `O estabelecimento não tem “${label}” para confirmar.`,
  noOwner: 'O estabelecimento não tem um dono com conta no guia.',
  dead: 'Este link não vale mais. Abra o perfil para ver os dados de hoje.',
} as const
