import { formatDate } from '../../../schema/hours/exceptions.ts'
import { hoursMessages } from './hours.ts'
import { count } from './site.ts'

const many = (total: number, one: string, more: string) => `${count(total)} ${total === 1 ? one : more}`

/** Texts of the pages about openings today and on holidays. */
export const todayMessages = {
  heading: (place: string | undefined) => `O que abre hoje ${place ? `em ${place}` : 'no Vale do Paraíba'}`,
  short: 'O que abre hoje',
  on: (weekday: number, date: string) => `${hoursMessages.days[weekday]}, ${formatDate(date)}`,
  description: (place: string | undefined) =>
    `Quem está aberto agora e quem abre mais tarde ${place ? `em ${place}` : 'no Vale do Paraíba'}, por categoria, com o horário de cada um.`,
  todayHeading: 'Agora e mais tarde',
  order: 'Em cada categoria, a ordem é sorteada.',
  holiday: (name: string, isOptional: boolean) =>
    `Hoje é ${isOptional ? 'ponto facultativo' : 'feriado'}: ${name}. Só aparece quem informou o horário deste dia.`,
  holidayHeading: (name: string, isOptional: boolean) =>
    `O que abre no ${isOptional ? 'ponto facultativo' : 'feriado'}: ${name}`,
  holidayLead: 'Só aparece quem informou o horário deste dia.',
  days: 'Feriados próximos',
  openNow: (total: number) => many(total, 'aberto agora', 'abertos agora'),
  opensLater: (total: number) => many(total, 'abre mais tarde', 'abrem mais tarde'),
  opens: (total: number) => many(total, 'abre', 'abrem'),
  nowMark: 'Aberto agora',
  seeAll: (category: string) => `Ver todos de ${category}`,
  call: (name: string) => `Ligar para ${name}`,
  unknown: (total: number) =>
    `${many(total, 'estabelecimento não informou', 'estabelecimentos não informaram')} o horário de hoje.`,
  unconfirmed: (total: number) => `Não confirmaram o feriado (${count(total)})`,
  unconfirmedLead: 'Confirme por telefone antes de ir. Alguns deles:',
  empty: 'Nenhum estabelecimento aberto ou por abrir hoje, pelos horários informados.',
  emptyHoliday: 'Nenhum estabelecimento confirmou que abre neste dia.',
  explore: 'Buscar no guia',
  city: (city: string) => `Tudo em ${city}`,
} as const
