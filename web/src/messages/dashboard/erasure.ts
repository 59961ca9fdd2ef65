/** Texts of the step that takes an establishment out of the guide. */
export const erasureMessages = {
  final: 'Apagar é definitivo: perfil, fotos, histórico, propostas e favoritos. Não há como desfazer.',
  basis: 'Como o pedido foi confirmado',
  bases: {
    CONTACT: 'Por um contato do perfil',
    OWNER: 'Pela conta dona da empresa',
    EVIDENCE: 'Por uma explicação conferida',
  },
  contact: 'Contato que confirmou',
  name: (name: string) => `Digite o nome para apagar: ${name}`,
  erase: 'Apagar para sempre',
  done: (protocol: string) => `Apagado. Protocolo ${protocol}.`,
  failed: 'Não foi possível apagar. Tente novamente.',
} as const

/** Texts of hiding street and contacts for seven days. */
export const hiddenContactsMessages = {
  lead: 'Enquanto o pedido está aberto, rua, ponto no mapa, contatos e links podem sair do perfil por 7 dias. O dono e o e-mail do perfil recebem um aviso.',
  hide: 'Ocultar endereço e contatos por 7 dias',
  hideOf: (name: string) => `Ocultar endereço e contatos de ${name} por 7 dias`,
  hidden: 'Endereço e contatos ocultos.',
  hiddenUntil: (date: string) => `Endereço e contatos ocultos até ${date}. Depois voltam sozinhos.`,
  show: 'Mostrar de novo',
  showOf: (name: string) => `Mostrar de novo endereço e contatos de ${name}`,
  shown: 'Endereço e contatos visíveis de novo.',
  failed: 'Não foi possível mudar. Tente novamente.',
} as const
