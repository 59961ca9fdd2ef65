import { csvColumns } from '../../../../schema/business/csv-columns.ts'
import { readDegrees } from '../../../../schema/coordinates.ts'
import { readPhone } from '../../../../schema/phone.ts'
import { AnswerColumns } from '../../csv/import/answer-columns.ts'
import { foldText, foldTitle } from '../../csv/import/columns.ts'
import { isPhotoTitle } from '../../photo-imports/names.ts'
import { sourceFields } from '../read/fields.ts'
import type { ColumnContent, TableColumns, TableField } from './columns.ts'

/** Usual column titles without accents; the first match counts. */
const titlePatterns: readonly [field: TableField, pattern: RegExp][] = [
  ['email', /e-?mail|correio eletr/],
  ['whatsapp', /whats|\bzap/],
  ['instagram', /insta/],
  ['facebook', /\bface/],
  ['zipCode', /\bcep\b|codigo postal/],
  ['reference', /\b(?:cnpj|cpf|codigo|cod|id|matricula|inscricao|registro)\b/],
  ['phone', /\b(?:telefones?|tel|fones?|celular|contatos?)\b/],
  ['name', /fantasia|\bnome (?:do|da) (?:empresa|estabelecimento|loja|comercio|associad[oa])\b/],
  ['name', /^(?:nome|empresa|estabelecimento|comercio|loja|associad[oa])$/],
  ['name', /razao social/],
  ['number', /^(?:n|no|nr|num|numero)\.?$|\bnumero (?:do|da) (?:endereco|rua|imovel)\b/],
  ['address', /\bendereco(?: completo)?$/],
  ['street', /\b(?:rua|logradouro|avenida)\b/],
  ['neighborhood', /\bbairro|\bdistrito/],
  ['city', /\b(?:cidade|municipio|localidade)\b/],
  ['subcategory', /\bsub-?(?:categoria|ramo|tipo)/],
  ['category', /\b(?:categoria|ramo|segmento|atividade|setor|tipo|especialidade)s?\b/],
  ['description', /^(?:sobre|apresentacao|resumo)\b/],
  ['latitude', /^lat(?:itude)?$/],
  ['longitude', /^lo?ng(?:itude)?$/],
  ['site', /\b(?:site|website|homepage|pagina|url)\b/],
]

/** Fields that several columns may hold; the first non-empty one counts. */
const repeatable: readonly ColumnContent[] = ['phone', 'whatsapp', 'email', 'site', 'photos']

/** Patterns of the values of a field. */
const valuePatterns: readonly [field: TableField, isValue: (text: string) => boolean][] = [
  ['email', (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text)],
  ['zipCode', (text) => /^\d{2}\.?\d{3}-\d{3}$/.test(text)],
  ['instagram', (text) => /instagram\.com\//i.test(text)],
  ['facebook', (text) => /facebook\.com\//i.test(text)],
  ['site', (text) => /^(?:https?:\/\/|www\.)\S+\.\S+$/i.test(text)],
  ['phone', (text) => /\d[\s().-]+\d/.test(text) && readPhone(text).digits !== undefined],
  ['latitude', (text) => isBetween(text, -34, 6)],
  ['longitude', (text) => isBetween(text, -74, -34)],
]

/** Coordinates in Brazil have decimals; whole numbers are something else. */
function isBetween(text: string, from: number, to: number): boolean {
  const degrees = readDegrees(text)
  return /\d[.,]\d{3,}/.test(text) && degrees !== null && degrees > from && degrees < to
}

const ownTitles = new Map(
  [...sourceFields, 'neighborhood' as const, 'city' as const].flatMap((field) =>
    csvColumns[field].titles.map((title) => [foldTitle(title), field] as const),
  ),
)

/**
 * Guesses the content of columns by their titles, else by their values.
 *
 * @param rows first rows below the titles
 */
export function guessColumns(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  answers = new AnswerColumns([]),
): TableColumns {
  const valuesOf = (index: number) => rows.map((cells) => cells[index]?.trim() ?? '').filter(Boolean)
  const byTitle = titles.map((title) => meaningOf(title, answers))
  const guessed = byTitle.map((meaning, index) => {
    if (!meaning || (meaning.field === 'phone' && isPerson(valuesOf(index)))) return null
    if (repeatable.includes(meaning.field)) return meaning.field
    // The trade name is preferred to the legal name.
    const same = byTitle.filter((other) => other?.field === meaning.field)
    const [best] = same.toSorted((one, other) => (one?.rank ?? 0) - (other?.rank ?? 0))
    return best === meaning ? meaning.field : null
  })
  const taken = new Set<ColumnContent | null>(guessed)
  return guessed.map((field, index) => {
    if (field || byTitle[index]) return field
    const values = valuesOf(index)
    const found = valuePatterns.find(([, isValue]) => values.length > 0 && share(values, isValue) > 0.7)?.[0]
    if (!found || (taken.has(found) && !repeatable.includes(found))) return null
    taken.add(found)
    return found
  })
}

/** Whether a column "Contato" holds no phones. */
const isPerson = (values: readonly string[]) =>
  values.length > 0 && share(values, (text) => /\d{4}/.test(text)) < 0.5

const share = (values: readonly string[], is: (text: string) => boolean) =>
  values.filter(is).length / values.length

interface Meaning {
  field: ColumnContent
  /** Priority; lower is more certain. */
  rank: number
}

/** Guesses the content by title; null if unknown. The name of an attribute always means its answers. */
export function meaningOf(title: string, answers: AnswerColumns): Meaning | null {
  if (isPhotoTitle(title)) return { field: 'photos', rank: 0 }
  const text = foldText(title.replace(/[_:º°]/g, ' ')).trim()
  const rank = titlePatterns.findIndex(([, pattern]) => pattern.test(text))
  const own = ownTitles.get(foldTitle(title))
  // A trade name is preferred to "nome".
  if (own && own !== 'name') return { field: own, rank: -1 }
  const answer = own ? undefined : answers.find(title)
  if (answer) return { field: answer.field, rank: -1 }
  const field = titlePatterns[rank]?.[0] ?? own
  return field ? { field, rank: rank === -1 ? titlePatterns.length : rank } : null
}
