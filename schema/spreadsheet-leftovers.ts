/** Spreadsheet errors, in Portuguese and English: `#N/D`, `#REF!`, `#DIV/0!`, `#NOME?`, `Err:502`, `####`. */
const spreadsheetError = /^(?:#n\/[ad]|#[\p{L}/0]+[!?]|#{2,}|err(?:o)?:\s?\d{3})$/iu

/** Null values in exports. */
const noValue = /^(?:null|nil|nan|none|undefined|<na>|n\/[ad]|\\n)$/i

const months = 'jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec'

/**
 * Dates into which spreadsheets convert texts such as `1-2`: `01/fev`, `fev/26`, `01/02/2026`, `2026-02-01
 * 00:00:00`.
 */
const date = new RegExp(
  `^(?:\\d{1,2}[-/. ](?:${months})\\.?(?:[-/. ]\\d{2,4})?|(?:${months})\\.?[-/]\\d{2,4}|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{4}-\\d{2}-\\d{2}(?:[ t][\\d:.]+z?)?)$`,
  'i',
)

export const isSpreadsheetError = (text: string): boolean => spreadsheetError.test(text)

/** Whether a text is a null value or a spreadsheet error. */
export const isNoValue = (text: string): boolean => isSpreadsheetError(text) || noValue.test(text)

/** Whether a text is a date, and so probably converted by a spreadsheet. */
export const isDate = (text: string): boolean => date.test(text)

export const leftoverTexts = {
  noValue: (text: string) =>
    `“${text}” é um erro ou um vazio que a planilha deixou. Escreva o valor, ou deixe em branco.`,
  date: (text: string) =>
    `“${text}” é uma data que a planilha pôs no lugar do que foi escrito. Escreva de novo.`,
} as const
