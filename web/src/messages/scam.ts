/** Texts of the page about scams with business directories. */
export const scamMessages = {
  title: 'Golpe da lista',
  description:
    'Quem liga em nome do Guia do Vale, o que o guia nunca cobra nem pede, e como conferir antes de responder.',
  contact: 'Fale com a administração',
  contactText: 'Na dúvida, pergunte antes de responder a quem ligou:',
  parts: [
    {
      title: 'Como é o golpe',
      text: [
        'Alguém liga ou escreve em nome de uma lista telefônica ou de um guia e pede que você “confirme os dados” da empresa, diga “sim” ou assine uma autorização. Depois chega a cobrança de um contrato que ninguém quis, com ameaça de protesto.',
        'Quem faz isso pode usar também o nome do Guia do Vale, sem ter nada a ver com ele.',
      ],
    },
    {
      title: 'Quem liga pelo Guia do Vale',
      text: [
        'Só a administração do guia, para o telefone que está no seu perfil, e só para conferir se nome, telefone, endereço e horário estão certos. As mensagens partem do WhatsApp do guia, o mesmo que este site publica.',
        'Você não precisa responder na hora: desligue, abra o guia e corrija pelo seu perfil, em “Corrigir informação”.',
      ],
    },
    {
      title: 'O que nunca é cobrado',
      text: [
        'Corrigir, confirmar ou retirar dados do guia não custa nada. Não existe taxa de renovação, de cancelamento nem de protesto, e nenhuma posição na busca está à venda.',
        'Quem não pediu para ser cadastrado não nos deve nada.',
      ],
    },
    {
      title: 'O que nunca é pedido',
      text: [
        'Não pedimos senha, código recebido por SMS, WhatsApp ou e-mail, Pix, dados de conta ou de cartão, assinatura nem gravação de voz. Quem pede alguma dessas coisas não é do guia.',
      ],
    },
    {
      title: 'Como conferir',
      text: [
        'Digite o endereço do guia no navegador e procure o seu negócio. O perfil diz o que foi confirmado, quando e por quem. Os nossos e-mails levam só a páginas deste mesmo endereço, e neles nada acontece antes que você aperte um botão.',
        'Se o perfil não é seu ou parece falso, avise em “Parece golpe”, na página “Corrigir informação” dele.',
      ],
    },
    {
      title: 'Se já aconteceu',
      text: [
        'Não pague. Guarde números, mensagens e boletos, registre um boletim de ocorrência e procure o Procon da sua cidade. Conte também para a administração do guia: assim avisamos os outros.',
      ],
    },
  ],
} as const
