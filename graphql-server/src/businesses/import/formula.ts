/** What spreadsheets take for a formula; plain numbers are none. */
const formula = /^'*[=+\-@\t\r]/
const plainNumber = /^-?\d+(?:,\d+)?$/

/** A cell that no spreadsheet takes for a formula; `unprotect` gives back exactly the text. */
export function protect(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
}

/** A cell without the mark that `protect` puts before it. */
export function unprotect(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
