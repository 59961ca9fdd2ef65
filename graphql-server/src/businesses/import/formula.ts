const plainNumber = /^-?\d+(?:,\d+)?$/

/**
 * Where a spreadsheet could read a formula: at a cell's beginning, and behind anything that could separate cells if the
 * program takes another separator than ours or the quotes around a cell for text. Blanks, quotes and marks may precede.
 */
const guarded = /(^|[;,|\t\r\n])((?:[^\S\t\r\n]|")*'*)'(?=[=+\-@])|^('*)'(?=[\t\r])/g
const formula = /(^|[;,|\t\r\n])((?:[^\S\t\r\n]|")*'*)(?=[=+\-@])|^('*)(?=[\t\r])/g

/** A cell that no spreadsheet takes for a formula, whatever it takes for separators; `unprotect` gives back the text. */
export function protect(text: string): string {
  return plainNumber.test(text) ? text : text.replace(formula, "$1$2$3'")
}

/** A cell without the apostrophes that `protect` puts before formulas. */
export function unprotect(cell: string): string {
  return cell.replace(guarded, '$1$2$3')
}
