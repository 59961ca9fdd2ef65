export const recentMessages = {
  title: 'Recém-chegados',
  description: 'Os estabelecimentos que entraram por último no Guia do Vale.',
}
