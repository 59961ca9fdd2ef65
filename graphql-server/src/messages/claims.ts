export const claims = {
  isYours: 'Esta empresa já é sua.',
  needsNote: 'Escreva como podemos conferir que a empresa é sua.',
  unqualified:
    'Este contato está no perfil há menos de 30 dias ou veio de uma proposta: por ele não dá para confirmar. Escolha outro modo.',
  alreadyProved: 'O seu pedido já foi conferido.',
  tooManyCodes: 'Esta empresa já teve três códigos nesta semana. Escolha outro modo ou volte depois.',
  deadCode: 'Este código não vale mais. Peça outro.',
  wrongCode: 'O código não confere.',
  otherNumber: 'A mensagem não veio do WhatsApp do perfil.',
  unknownContact: 'Este número não é do perfil.',
  tryFirst: 'Ligue antes para os números do perfil em dois dias diferentes e registre.',
  accountGone: 'A conta que fez o pedido não existe mais.',
  stopped: 'Um contato do perfil não reconhece este pedido.',
  ownSteps: 'Um pedido de empresa é conferido nos passos dele.',
} as const
