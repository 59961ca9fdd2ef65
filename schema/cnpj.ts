const first = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Letters count by their character code, as digits do (Instrução Normativa RFB 2.229/2024). */
function checkDigit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce((all, weight, index) => all + weight * (characters.charCodeAt(index) - 48), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

const plain = (text: string) => text.toUpperCase().replace(/[\s./-]/g, '')

/** Whether a text is a valid CNPJ, with or without separators. */
export function isCnpj(text: string): boolean {
  const cnpj = plain(text)
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^0+$/.test(cnpj)) return false
  return cnpj.endsWith(`${checkDigit(cnpj, first)}${checkDigit(cnpj, [6, ...first])}`)
}

/** @returns 11.222.333/0001-81 */
export const formatCnpj = (text: string): string =>
  plain(text).replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
