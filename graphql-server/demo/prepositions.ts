import { readJson } from './data.ts'

/** First words of neighborhood names that take an article, by gender. */
const gender = readJson<Record<'feminine' | 'masculine', string[]>>('articles.json')

const feminine = new Set(gender.feminine)

const masculine = new Set(gender.masculine)

/** Neighborhood with its Portuguese preposition: "no Centro", "na Vila Ema", "em Maresias". */
export function inNeighborhood(name: string): string {
  const [first = ''] = name.split(' ')
  if (feminine.has(first)) return `na ${name}`
  return masculine.has(first) ? `no ${name}` : `em ${name}`
}
