import { count } from '../../site.ts'

const photos = (total: number) => (total === 1 ? '1 foto' : `${count(total)} fotos`)

/** Texts of photos in a ZIP next to an imported file. */
export const photoImportMessages = {
  label: 'ZIP com as fotos (opcional)',
  hint: (megabytes: number) =>
    `ZIP de até ${megabytes} MB. A tabela diz na coluna “Fotos” os nomes dos arquivos de cada estabelecimento, separados por |. Ganha fotos quem não tem nenhuma.`,
  clear: 'Importar sem fotos',
  title: 'Fotos',
  planned: (total: number) =>
    total === 0
      ? 'Nenhuma foto do ZIP é usada por uma linha.'
      : `${photos(total)} do ZIP ${total === 1 ? 'está' : 'estão'} na tabela. Depois de importar, elas entram aos poucos no servidor.`,
  list: 'Importação de fotos',
  of: (moment: string) => `Fotos da importação de ${moment}`,
  progress: (done: number, total: number) => `${count(done)} de ${photos(total)}`,
  running: 'O servidor acrescenta as fotos. Você pode sair desta página.',
  ended: {
    DONE: (added: number) => `Terminou: ${photos(added)} ${added === 1 ? 'acrescentada' : 'acrescentadas'}.`,
    TAKEN_BACK: () => 'A importação foi desfeita, e as fotos com ela.',
    EXPIRED: (added: number) =>
      `Passou de um dia e parou: ${photos(added)} ${added === 1 ? 'acrescentada' : 'acrescentadas'}. Importe o arquivo e o ZIP de novo para acrescentar as outras.`,
  },
  counted: (text: string, total: number) => `${photos(total)}: ${text}`,
  problems: (total: number) => (total === 1 ? 'Mostrar 1 problema' : `Mostrar ${count(total)} problemas`),
  table: 'Problemas das fotos',
  file: 'Arquivo',
  line: 'Linha',
  noLine: '–',
  problem: 'Problema',
  importThem: (total: number) => `Importar ${photos(total)}`,
} as const
