import { formatDate } from '../../../schema/hours/exceptions.ts'

export const confirmations = {
  noValue: (label: string) => `O estabelecimento não tem “${label}” para confirmar.`,
  noOwner: 'O estabelecimento não tem um dono com conta no guia.',
  dead: 'Este link não vale mais. Abra o perfil para ver os dados de hoje.',
  noWhatsapp: 'O estabelecimento não tem WhatsApp para receber a mensagem.',
  draft: 'Um rascunho não aparece no guia: publique antes de pedir a confirmação.',
  saidNo: 'O estabelecimento pediu para não receber mensagens do guia.',
  /** @param day yyyy-MM-dd @param again first day on which a message may be sent again */
  askedBefore: (day: string, again: string) =>
    `O estabelecimento já recebeu uma mensagem em ${formatDate(day)}. A próxima pode ser enviada a partir de ${formatDate(again)}.`,
  dayIsFull: (count: number) => `As ${count} mensagens de hoje já foram usadas. Continue amanhã.`,
  /**
   * Message to an establishment's WhatsApp.
   *
   * @param name null if a chat would turn it into a link
   * @param url of the page with the buttons
   */
  chatMessage: (host: string, name: string | null, url: string) =>
    [
      `Se preferir, não toque em link: procure seu negócio em ${host}`,
      `Olá! Aqui é o Guia do Vale. ${name ? `O perfil de ${name}` : 'O perfil do seu negócio'} no guia está certo? A página abaixo mostra os dados e tem os botões “Sim” e “Não”. É grátis e não precisa de senha nem de cadastro.`,
      url,
    ].join('\n\n'),
} as const
