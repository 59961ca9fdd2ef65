import { weekdayIndex } from '../../../../schema/hours/calendar.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import { hoursMessages } from '../hours.ts'
import { count } from '../site.ts'

const dates = (total: number) => (total === 1 ? '1 data' : `${count(total)} datas`)
const andList = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Texts of the dashboard's screen of a holiday's hours. */
export const holidayMessages = {
  title: 'Feriado: quem abre?',
  lead: 'Marque o horário de cada estabelecimento na data. No feriado, só o que estiver marcado aparece como aberto no site.',
  list: 'Horários da data',
  one: 'estabelecimento',
  several: 'estabelecimentos',
  empty: 'Nenhum estabelecimento publicado aqui',

  filters: {
    label: 'Data e filtros',
    holiday: 'Feriado',
    otherDate: 'Outra data',
    date: 'Data',
    wrongDate: 'Escolha uma data de hoje a um ano à frente.',
    reason: 'Motivo',
    city: 'Cidade',
    anyCity: 'Todas as cidades',
    category: 'Categoria',
    anyCategory: 'Todas as categorias',
  },
  holiday: (date: string, name: string) => `${formatDate(date)}: ${name}`,

  keys: {
    toggle: 'Atalhos do teclado na lista',
    help: 'J, K ou setas: outra linha. O: abre no horário de sempre. F: fechado. H: outro horário. N: não confirmado. X: seleciona a linha.',
  },

  columns: {
    name: 'Nome',
    phone: 'Telefone',
    entered: 'Já registrado',
    choice: 'Na data',
  },
  place: (neighborhood: string, city: string) => `${neighborhood}, ${city}`,
  weekday: (date: string) => hoursMessages.days[weekdayIndex(date)] ?? '',
  unknown: 'Sem horário',
  none: 'Não confirmado',
  entered: (hours: string, reason: string | null) => (reason ? `${hours} (${reason})` : hours),
  choices: {
    usual: 'Abre no horário',
    closed: 'Fechado',
    other: 'Outro horário',
    none: 'Não confirmado',
  },
  choiceOf: (name: string) => `Na data: ${name}`,
  otherOf: (name: string) => `Outro horário de ${name}`,
  placeholder: '8-12, 14-18',
  wrongHours: (problem: string) => `O horário: ${problem}`,
  wrongRow: (name: string) => `Nada foi salvo: corrija o horário de ${name}.`,

  bar: 'Datas não salvas',
  chosen: (total: number) =>
    total === 1
      ? '1 linha selecionada'
      : `${count(total)} selecionadas: o que você marcar em uma vale para todas`,
  clear: 'Limpar seleção',
  discard: 'Descartar',
  unsaved: (total: number) => `${dates(total)} por salvar`,
  save: (total: number, most: number) =>
    total > most ? `Salvar as primeiras ${count(most)} de ${dates(total)}` : `Salvar ${dates(total)}`,
  saving: 'Salvando...',
  saved: (total: number) => (total === 1 ? '1 data salva' : `${count(total)} datas salvas`),
  saveFailed: 'Erro ao salvar. O que você marcou continua aqui.',
  refused: (names: readonly string[]) => {
    const others = names.length - 3
    const named = others > 0 ? [...names.slice(0, 3), `mais ${count(others)}`] : names
    return `Não foi possível salvar: ${andList.format(named)}. Veja o motivo em cada linha; o que você marcou continua aqui.`
  },

  leave: {
    title: 'Descartar o que não foi salvo?',
    text: 'Há datas marcadas que ainda não foram salvas. Se você sair desta tela ou trocar de data agora, elas serão perdidas.',
    action: 'Descartar',
  },
} as const
