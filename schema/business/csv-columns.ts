import { businessFields } from './fields.ts'
import { type BusinessFieldName, businessFieldNames, fieldsInOrder, perField } from './per-field.ts'

interface Column {
  /** The title that the export writes, then others that the import accepts. */
  titles: readonly [string, ...string[]]
  /** Explanation in the import's help; columns with the same text share an entry. */
  help: string
  /** Whether a file needs the column, unless it identifies its rows by id or slug. */
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

/** Content of a column: a scalar field, an identifier or a reference. */
export type CsvField = BusinessFieldName | keyof typeof references

export const csvColumns: Readonly<Record<CsvField, Column>> = {
  ...references,
  ...perField(businessFieldNames, (_name, { csv, csvHelp, isRequired }) => {
    return { titles: csv, help: csvHelp, isRequired }
  }),
}

/** All columns, in the order of exported files. */
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
