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
