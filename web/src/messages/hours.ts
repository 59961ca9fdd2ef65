const shortDays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const

export const hoursMessages = {
  title: 'Horário de funcionamento',
  none: 'Horário não informado',
  days: ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado', 'Domingo'],
  today: 'hoje',
  unknownDay: 'não informado',
  closed: 'fechado',
  allDay: '24 horas',
  interval: (opens: string, closes: string) => `${opens}\u00a0às\u00a0${closes}`,
  exceptions: 'Datas especiais',
  holiday: (name: string, isOptional: boolean) =>
    `o horário pode mudar: ${isOptional ? 'ponto facultativo' : 'feriado'} (${name})`,
  holidayToday: 'Hoje',
  holidayTomorrow: 'Amanhã',
  informedOn: (date: string) => `Informado em ${date}`,
  old: 'sem confirmação recente',

  /** Shown while the server's clock is unknown. */
  ofToday: (hours: string) => `Hoje: ${hours}`,
  unknown: 'Horário de hoje não informado',
  always: 'Aberto 24 horas',
  closesIn: (minutes: number) => `Fecha em ${minutes} min`,
  openUntil: (time: string) => `Aberto até ${time}`,
  openUntilDay: (day: string, time: string) => `Aberto até ${day} às ${time}`,
  shut: 'Fechado',
  opens: (day: string, time: string) => `Fechado. Abre ${day}às ${time}`,
  tomorrow: 'amanhã ',
  onDay: (day: string) => `${day} `,
  onDate: (date: string) => `em ${date} `,
  shortDays,
  /** Hours of one day, or of consecutive days. */
  ofDays: (first: number, last: number, hours: string) => {
    const days = `${shortDays[first]}${last > first ? `${last > first + 1 ? ' a ' : ' e '}${shortDays[last]}` : ''}`
    return `${days}: ${hours}`
  },
} as const
