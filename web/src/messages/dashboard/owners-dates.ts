/** Texts of accepting owners' dates of the next 14 days together. */
export const ownersDatesMessages = {
  count: (total: number) =>
    total === 1
      ? '1 proposta de dono muda datas dos próximos 14 dias.'
      : `${total} propostas de donos mudam datas dos próximos 14 dias.`,
  open: 'Ver a lista',
  close: 'Fechar a lista',
  list: 'Datas propostas por donos',
  week: 'como na semana',
  change: (date: string, before: string, after: string) => `${date}: hoje ${before}; fica ${after}`,
  outdated: 'As datas do perfil mudaram depois do envio: esta fica para decidir na fila.',
  accept: (total: number) => (total === 1 ? 'Aceitar esta proposta' : `Aceitar as ${total} propostas`),
  accepting: 'Aceitando...',
  accepted: (total: number) =>
    total === 1
      ? '1 proposta aceita.'
      : total === 0
        ? 'Nenhuma proposta aceita.'
        : `${total} propostas aceitas.`,
  skipped: 'Não entraram:',
  skippedOne: (name: string, reason: string) => `${name}: ${reason}`,
  failed: 'Não foi possível aceitar. Tente novamente.',
} as const
