const numbers = new Intl.NumberFormat('pt-BR')

/** A number as people here write it: 1.234. */
export function count(number: number): string {
  return numbers.format(number)
}
