/** Texts of what has closed, on profiles and cards; small, since every card has them. */
export const closureMessages = {
  draft: 'Rascunho',
  draftNote: 'Só a administração e quem é dono veem esta página.',
  forGood: 'Encerrou as atividades',
  forNow: 'Fechado temporariamente',
  until: (day: string) => `Fechado temporariamente até ${day}`,
  /** On cards, where there is one line. */
  shortUntil: (day: string) => `Fechado até ${day}`,
  shortOverdue: 'Reabertura a confirmar',
  overdue: (date: string) => `Reabertura prevista para ${date}, confirme`,
  toldOn: (date: string) => `Informado em ${date}.`,
  stillWorks: 'Ainda funciona?',
  stillWorksOf: (name: string, address: string) =>
    `Olá! O Guia do Vale diz que ${name} encerrou as atividades, mas ainda funciona: ${address}`,
} as const
