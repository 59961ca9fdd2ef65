import type { Answerable } from '../../../../schema/attributes/answers.ts'
import { defaultAttributes } from '../../../../schema/attributes/default-set.ts'
import { deprecatedTitles } from '../../../../schema/attributes/deprecated-names.ts'
import { attributeLimits } from '../../../../schema/attributes/kinds.ts'
import { optionsIn } from '../../../../schema/attributes/options.ts'
import { readAnswer } from '../../../../schema/input/answer.ts'
import { keyText } from '../../../../schema/text.ts'
import { type AnswerField, answerField } from '../../answers/fields.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { foldText, foldTitle, isTitle, readYesOrNo } from './columns.ts'

export interface AnswerColumn extends Answerable {
  field: AnswerField
  slug: string
  /** As exports write it: the slug, or behind `atributo:` where another column has that title; a deprecated one where it has that. */
  title: string
}

interface AttributeRow {
  id: number
  slug: string
  name: string
  kind: Answerable['kind']
  options: string
}

const prefix = 'atributo:'

/** A column for each attribute that is active. */
export class AnswerColumns {
  /** In the order of the attributes. */
  readonly all: readonly AnswerColumn[]
  readonly #byField: ReadonlyMap<string, AnswerColumn>
  readonly #bySlug: ReadonlyMap<string, AnswerColumn>
  readonly #byText: Map<string, AnswerColumn[]>
  readonly #otherTitles: ReadonlySet<string>

  /** @param inactive attributes that have no column */
  constructor(rows: readonly AttributeRow[], inactive: readonly Pick<AttributeRow, 'slug' | 'name'>[] = []) {
    this.all = rows.map(({ id, slug, name, kind, options }) => ({
      field: answerField(id),
      slug,
      title: deprecatedTitles[slug] ?? (isTitle(slug) ? prefix + slug : slug),
      name,
      kind,
      options: optionsIn(options),
    }))
    this.#byField = new Map(this.all.map((column) => [column.field, column]))
    this.#bySlug = new Map(this.all.map((column) => [column.slug, column]))
    this.#otherTitles = new Set(
      [...rows, ...inactive, ...defaultAttributes]
        .flatMap(({ slug, name }) => [slug, name, deprecatedTitles[slug] ?? slug])
        .map(foldTitle),
    )
    this.#byText = new Map()
    for (const column of this.all)
      for (const text of new Set([column.slug, column.name, column.title].map(foldTitle)))
        this.#byText.set(text, [...(this.#byText.get(text) ?? []), column])
  }

  /** @param title a slug or a name; one that several attributes have is that of none */
  find(title: string): AnswerColumn | undefined {
    const text = keyText(title)
    const plain = text.startsWith(prefix) ? keyText(text.slice(prefix.length)) : text
    const [found, ...others] = this.#byText.get(foldTitle(plain)) ?? []
    return this.#bySlug.get(plain) ?? (others.length === 0 ? found : undefined)
  }

  /** Whether a title is that of an attribute, also of one that is inactive or in another database. */
  isOurs(title: string): boolean {
    return this.#otherTitles.has(foldTitle(title)) || keyText(title).startsWith(prefix)
  }

  /** @throws for an attribute without a column */
  get(field: AnswerField): AnswerColumn {
    const column = this.#byField.get(field)
    if (!column) throw new Error(`There is no column of ${field}`)
    return column
  }
}

export async function readAnswerColumns(prisma: PrismaClient): Promise<AnswerColumns> {
  const rows = await prisma.attribute.findMany({
    orderBy: [{ position: 'asc' }, { name: 'asc' }, { id: 'asc' }],
    take: attributeLimits.count,
    select: { id: true, slug: true, name: true, kind: true, options: true, active: true },
  })
  return new AnswerColumns(
    rows.filter(({ active }) => active),
    rows.filter(({ active }) => !active),
  )
}

const yesOrNo = new Map([
  ['yes', 'sim'],
  ['no', 'não'],
])

/** An answer as exports write it: an option by its name where that is clear. */
export function answerCell({ kind, options }: AnswerColumn, value: string): string {
  if (kind === 'YES_NO') return yesOrNo.get(value) ?? value
  const name = options.find(({ slug }) => slug === value)?.name
  return name !== undefined && optionSlug(options, name) === value ? name : value
}

/** @returns the value as it is stored, null for none; or what is wrong with it */
export function readAnswerCell(column: AnswerColumn, cell: string): ReturnType<typeof readAnswer> {
  const { kind, options } = column
  if (kind === 'CHOICE') return readAnswer(column, optionSlug(options, cell) ?? cell)
  const known = kind === 'YES_NO' ? readYesOrNo(cell) : cell
  return readAnswer(column, typeof known === 'boolean' ? (known ? 'yes' : 'no') : known)
}

/** @param text a slug, else a name that only one option has */
function optionSlug(options: Answerable['options'], text: string): string | undefined {
  const bySlug = options.find(({ slug }) => slug === keyText(text))
  const [named, ...others] = options.filter(({ name }) => foldText(name) === foldText(text))
  return bySlug?.slug ?? (others.length === 0 ? named?.slug : undefined)
}
