import { unaccent } from '../../../../schema/slug.ts'
import { BadUserInputError } from '../../errors.ts'
import { texts } from '../../messages/texts.ts'

/** What a column can hold, in the order in which files are written: the name of a column, and others that it goes by. */
const names = {
  id: ['id', '_id'],
  slug: ['slug'],
  name: ['nome', 'name', 'estabelecimento'],
  description: ['descrição', 'description'],
  phone: ['telefone', 'phone', 'fone'],
  whatsapp: ['whatsapp'],
  street: ['rua', 'street', 'logradouro'],
  number: ['número', 'number'],
  neighborhood: ['bairro', 'neighborhood', 'neighbourhood'],
  city: ['cidade', 'city', 'município'],
  zipCode: ['cep', 'zip code', 'zip'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'long', 'lng'],
  categories: ['categorias', 'categories', 'categoria', 'category'],
  subcategories: ['subcategorias', 'subcategories', 'subcategoria', 'subcategory'],
  instagram: ['instagram'],
  facebook: ['facebook'],
  linkedin: ['linkedin'],
  twitter: ['twitter'],
  tiktok: ['tiktok'],
  site: ['site', 'website'],
  video: ['vídeo', 'video'],
  owner: ['proprietário', 'owner', 'proprietário e-mail', 'e-mail do proprietário', 'owner e-mail'],
} as const

/** What a column holds. */
export type Field = keyof typeof names

/** All columns, in the order in which files are written. */
export const fields = Object.keys(names) as Field[]

/** The Portuguese name of a column, as files that we write have it. */
export const labelOf = (field: Field): string => names[field][0]

/** What makes an establishment; an update by id or slug needs none of them. */
export const requiredFields = ['name', 'description', 'phone', 'neighborhood', 'city', 'categories'] as const

const fold = (name: string) => unaccent(name).replace(/[^a-z0-9]/g, '')

const fieldsByName = new Map(fields.flatMap((field) => names[field].map((name) => [fold(name), field])))

/** The columns of a file. */
export interface Header {
  /** Where its line begins. */
  line: number
  /** What each column holds; undefined for those that are not known. */
  columns: (Field | undefined)[]
  /** Columns as the file names them. */
  titles: Map<Field, string>
  /** Titles that are not known: what stands there is left out. */
  unknown: string[]
}

/** How many of some titles are known: a wrong separator leaves none or one. */
export function countKnown(titles: readonly string[]): number {
  return titles.filter((title) => fieldsByName.has(fold(title))).length
}

/**
 * Reads the line of titles, without regard to case, accents, blanks and order.
 *
 * @throws BadUserInputError when none is known, one comes twice, or one that is required is missing
 */
export function readHeader(line: number, cells: readonly string[]): Header {
  const header: Header = { line, columns: [], titles: new Map(), unknown: [] }
  for (const cell of cells) {
    const title = cell.trim()
    const field = fieldsByName.get(fold(title))
    header.columns.push(field)
    if (!field) {
      if (title) header.unknown.push(title)
      continue
    }
    const other = header.titles.get(field)
    if (other !== undefined) refuse(texts.imports.columnTwice(other, title))
    header.titles.set(field, title)
  }
  if (header.titles.size === 0) refuse(texts.imports.noColumns)
  const missing = requiredFields.filter((field) => !header.titles.has(field)).map(labelOf)
  const namesRows = header.titles.has('id') || header.titles.has('slug')
  if (missing.length > 0 && !namesRows) refuse(texts.imports.missingColumns(missing))
  return header
}

function refuse(message: string): never {
  throw new BadUserInputError({ file: message })
}
