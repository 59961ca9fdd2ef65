import { count } from '../../site.ts'

const lines = (total: number) => (total === 1 ? '1 linha' : `${count(total)} linhas`)

/** Texts of the import of a duty roster. */
export const dutyRosterMessages = {
  title: 'Importar rota de plantão (CSV)',
  lead: 'Uma linha para cada estabelecimento e data. Primeiro você confere; nada é gravado antes de você confirmar.',
  columns:
    'Colunas, em qualquer ordem: data, horário, estabelecimento (id, slug, ou nome com a cidade, como “Farmácia Central, Taubaté”), decreto e data do decreto. Até 5.000 linhas.',
  shown: 'No site aparece, por exemplo: “Plantão: Decreto 123/2027 de 03/02/2027. Ligue antes”.',
  hint: (megabytes: number) => `CSV ou planilha .xlsx de até ${megabytes} MB.`,
  checking: 'Conferindo…',
  importing: 'Importando…',
  importOthers: (total: number) => `Importar as outras (${lines(total)})`,

  counts: {
    changed: (total: number) => `Mudam o guia: ${count(total)}`,
    unchanged: (total: number) => `Sem mudança: ${count(total)}`,
    refused: (total: number) => `Recusadas: ${count(total)}`,
  },
  refusedHint: 'Corrija as linhas recusadas e confira de novo, ou importe só as outras.',
  rows: 'Linhas da rota',
  line: 'Linha',
  date: 'Data',
  hours: 'Horário',
  reason: 'Motivo',
  outcome: 'O que acontece',
  outcomes: { CHANGED: 'Marca o horário', UNCHANGED: 'Já está marcado', REFUSED: 'Recusada' },
} as const
