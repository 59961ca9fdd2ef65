export const proposals = {
  notFound: 'Esta proposta não foi encontrada.',
  ownersOnly: 'Só quem é dono do estabelecimento propõe isto. Escreva o que está errado em “Outra coisa”.',
  decided: 'Esta proposta já foi decidida.',
  gone: 'O estabelecimento desta proposta não existe mais.',
  unchanged: (label: string) => `Em “${label}”, o que você informou é o que já está no perfil.`,
  needsEmail:
    'Muitas correções chegaram desta rede. Informe um e-mail e confirme pelo link que enviaremos: assim a sua vale.',
  needsConfirmation: 'Confira o que muda e confirme.',
  otherPhoto: 'Uma das fotos marcadas não está mais no perfil. Abra o formulário de novo.',
  tooManyPhotos: (most: number, left: number) =>
    `São no máximo ${most} fotos, e ${left === 1 ? 'fica 1' : `ficam ${left}`} das que estão no perfil.`,
  photosTopic: 'Para enviar fotos, inclua “Fotos” no que muda.',
  changedSince: 'A proposta mudou depois que a lista foi aberta.',
  outdated: 'As datas especiais do perfil mudaram depois do envio: decida esta na fila.',
  noReasonToHide:
    'Endereço e contatos só são ocultos enquanto há um pedido de saída ou um aviso de golpe aberto.',
  hidden: (date: string) =>
    `O endereço e os contatos deste perfil estão ocultos, em análise até ${date}. Depois disso dá para corrigi-los.`,
  hiddenAddress: 'O endereço deste perfil não é divulgado: escreva o que está errado em “Outra coisa”.',
  hiddenForGood:
    'Só a administração volta a mostrar um endereço ou bairro que não é divulgado. Escreva para ela em “Outra coisa”.',
  noAppeal: 'Este pedido não pode ser enviado de novo.',
  deadLink: 'Este link não vale. Confira se ele está completo.',
} as const
