import { businessFields } from './fields.ts'
import { type BusinessFieldName, businessFieldNames, fieldsInOrder, perField } from './per-field.ts'

/** A column of a CSV file. */
interface Column {
  /** The one that an export writes, then the others that an import takes. */
  titles: readonly [string, ...string[]]
  /** For people who write a file; columns with the same text are explained together. */
  help: string
  /** Whether a file must have it, unless it identifies its rows by id or slug. */
  isRequired: boolean
}

const references = {
  id: { titles: ['id', '_id'], help: 'O número do estabelecimento, para encontrá-lo', isRequired: false },
  slug: {
    titles: ['slug'],
    help: 'O endereço do perfil, para encontrá-lo; um livre passa a ser o do novo',
    isRequired: false,
  },
  neighborhood: {
    titles: ['bairro', 'neighborhood', 'neighbourhood'],
    help: 'O nome do bairro, dentro da cidade',
    isRequired: true,
  },
  city: { titles: ['cidade', 'city', 'município'], help: 'O nome da cidade', isRequired: true },
  categories: {
    titles: ['categorias', 'categories', 'categoria', 'category'],
    help: 'Nomes em ordem, separados por |; a primeira é a principal',
    isRequired: true,
  },
  subcategories: {
    titles: ['subcategorias', 'subcategories', 'subcategoria', 'subcategory'],
    help: 'Nomes separados por |; Categoria > Subcategoria quando há mais de uma categoria',
    isRequired: false,
  },
  areas: {
    titles: ['atende em', 'área atendida'],
    help: 'Cidades, ou Cidade/Bairro, separadas por ; ou | (no máximo 8), ou toda a região',
    isRequired: false,
  },
  owner: {
    titles: ['proprietário', 'owner', 'proprietário e-mail', 'e-mail do proprietário', 'owner e-mail'],
    help: 'O e-mail da conta que é dona',
    isRequired: false,
  },
} as const satisfies Record<string, Column>

/** What a column holds: a scalar field, or what an establishment is found by or refers to. */
export type CsvField = BusinessFieldName | keyof typeof references

/** The columns of CSV files by what they hold. */
export const csvColumns: Readonly<Record<CsvField, Column>> = {
  ...references,
  ...perField(businessFieldNames, (_name, { csv, csvHelp, isRequired }) => {
    return { titles: csv, help: csvHelp, isRequired }
  }),
}

/** All of them, in the order of exported files. */
export const csvFields: readonly CsvField[] = [
  'id',
  'slug',
  ...fieldsInOrder<keyof typeof references>({
    number: ['neighborhood', 'city'],
    longitude: ['categories', 'subcategories'],
    servesRegion: ['areas'],
  }).filter((name) => name !== 'servesRegion'),
  'owner',
]

export function isScalar(field: string): field is BusinessFieldName {
  return field in businessFields
}
