/** A holiday that the law names, and where. */
export interface LegalHoliday {
  name: string
  /** MM-dd, or days from Easter Sunday. */
  on: string | number
  source: string
  /** Work may go on as elsewhere: a day off by custom and decree. */
  isOptional?: true
}

/** Holidays of the whole country and of the state of São Paulo. */
export const legalHolidays: readonly LegalHoliday[] = [
  {
    name: 'Confraternização Universal',
    on: '01-01',
    source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)',
  },
  { name: 'Carnaval', on: -48, source: 'ponto facultativo federal, por portaria anual', isOptional: true },
  { name: 'Carnaval', on: -47, source: 'ponto facultativo federal, por portaria anual', isOptional: true },
  { name: 'Sexta-feira Santa', on: -2, source: 'Lei nº 9.093/1995, art. 2º' },
  { name: 'Tiradentes', on: '04-21', source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)' },
  { name: 'Dia do Trabalho', on: '05-01', source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)' },
  // By a law of nearly every city; elsewhere a day off by decree.
  { name: 'Corpus Christi', on: 60, source: 'Lei nº 9.093/1995, art. 2º' },
  { name: 'Revolução Constitucionalista', on: '07-09', source: 'Lei estadual (SP) nº 9.497/1997' },
  { name: 'Independência do Brasil', on: '09-07', source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)' },
  { name: 'Nossa Senhora Aparecida', on: '10-12', source: 'Lei nº 6.802/1980' },
  { name: 'Finados', on: '11-02', source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)' },
  {
    name: 'Proclamação da República',
    on: '11-15',
    source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)',
  },
  { name: 'Dia da Consciência Negra', on: '11-20', source: 'Lei nº 14.759/2023' },
  { name: 'Natal', on: '12-25', source: 'Lei nº 662/1949, art. 1º (Lei nº 10.607/2002)' },
]
