import { readFileSync } from 'node:fs'

/** A file of the folder `data`, as text. */
function readData(file: string): string {
  return readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
}

/** The content of a JSON file of the folder `data`; the caller names its type. */
export function readJson<T>(file: string): T {
  return JSON.parse(readData(file))
}

/**
 * The rows of a CSV file of the folder `data`, each by the names of its columns. Cells hold neither commas nor quotes.
 */
export function readTable(file: string): Record<string, string>[] {
  const [header = [], ...rows] = readData(file)
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])))
}
