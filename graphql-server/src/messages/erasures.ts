/** Messages about requests to leave the guide. */
export const erasures = {
  ownSteps: 'Aceitar a saída apaga o perfil para sempre: use o passo de apagar e digite o nome.',
  otherName: 'O nome digitado não é o da empresa.',
  notOwner: 'O pedido não veio da conta dona da empresa.',
  notListed:
    'Este contato não serve para confirmar: ele não está no perfil há 30 dias ou veio de uma proposta.',
  matches: 'Este dado é de uma empresa que pediu para sair do guia e não pode ser usado.',
} as const
