/** A degree as people and spreadsheets write it. @returns NaN for what is no number; null for nothing */
export function readDecimal(text: string): number | null {
  if (text === '') return null
  const plain = text.replace('−', '-').replace(',', '.')
  return /^[+-]?\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
}

/** The names in a cell that may hold several; what separates cells cannot separate them. */
export function readList(text: string, delimiter: string): string[] {
  return text
    .split(delimiter === ';' ? '|' : /[|;]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

/** A description as HTML: plain text becomes paragraphs, its blank lines ending them. */
export function readDescription(text: string): string {
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text
  // Split, not replaced by /\s*\n\s*/: on a long run of blanks that takes quadratic time.
  const linesOf = (paragraph: string) => escapeHtml(paragraph.trim()).split('\n')
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(
      (paragraph) =>
        `<p>${linesOf(paragraph)
          .map((line) => line.trim())
          .join('<br>')}</p>`,
    )
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
