import { readFileSync } from 'node:fs'

function readData(file: string): string {
  return readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
}

/** Parses a JSON file of the folder `data`. */
export function readJson<T>(file: string): T {
  return JSON.parse(readData(file))
}

/** Rows of a CSV file of the folder `data`, as objects by column name. Cells contain neither commas nor quotes. */
export function readTable(file: string): Record<string, string>[] {
  const [header = [], ...rows] = readData(file)
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])))
}
