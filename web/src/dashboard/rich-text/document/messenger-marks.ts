import type { FormattedText } from './model.ts'

/** A pair of marks around text, at the edges of words, as WhatsApp reads them. */
const marked = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_]|[*_][^\s*_])(.+?)(?<=[^\s])\1(?![\p{L}\p{N}*_])/u

/**
 * Reads the marks of messengers in a line: `*negrito*` and `_itálico_`, also within each other. Others stay as they are
 * written ("2 * 3 * 4", "nome_de_arquivo").
 */
export function markedTexts(line: string, marks: Omit<FormattedText, 'text'> = {}): FormattedText[] {
  const found = marked.exec(line)
  if (!found) return line === '' ? [] : [{ text: line, ...marks }]
  const [whole, sign, inner = ''] = found
  const within = sign === '*' ? { ...marks, strong: true as const } : { ...marks, em: true as const }
  return [
    ...(found.index > 0 ? [{ text: line.slice(0, found.index), ...marks }] : []),
    ...markedTexts(inner, within),
    ...markedTexts(line.slice(found.index + whole.length), marks),
  ]
}
