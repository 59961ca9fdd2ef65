import { z } from 'zod'
import { attributeIcons } from '../attributes/icons.ts'
import { attributeKinds, attributeLimits } from '../attributes/kinds.ts'
import { fitsKind, isMeaning } from '../attributes/meanings.ts'
import { type AttributeOption, optionsIn, optionsText } from '../attributes/options.ts'
import { slugify } from '../slug.ts'
import { searchLimits } from './limits.ts'
import { whole } from './lists.ts'
import { named, requiredText, textOrNull } from './rules.ts'

/** Option of a CHOICE; the slug defaults to the slugified name. */
const option = z
  .object({ name: requiredText('o nome da opção', attributeLimits.option), slug: z.string().nullish() })
  .transform(({ name, slug }, check): AttributeOption => {
    const made = slugify(slug || name)
    if (made === '') check.addIssue('O slug da opção deve ter letras ou números.')
    return { name, slug: made }
  })

const tooManyOptions = `São no máximo ${attributeLimits.options} opções.`

/** @returns options as stored JSON; null becomes an empty list */
const options = z
  .array(option)
  .max(attributeLimits.options, tooManyOptions)
  .superRefine((list, check) => {
    const again = list.find(({ slug }, index) => list.findIndex((each) => each.slug === slug) < index)
    if (again) check.addIssue(`A opção “${again.name}” está repetida.`)
  })
  .nullable()
  .transform((list) => optionsText(list ?? []))

const meaning = textOrNull(
  (text) => text.trim(),
  z
    .string()
    .refine(isMeaning, 'O significado no schema.org deve ser um dos oferecidos, como paymentAccepted.'),
)

const icon = textOrNull(
  (text) => text.trim(),
  z.string().pipe(z.enum(attributeIcons, 'O ícone deve ser um dos oferecidos, como check.')),
)

const categoryIds = z
  .array(z.string())
  .nullable()
  .transform((ids) => [...new Set(ids ?? [])])
  .pipe(
    z
      .array(z.string())
      .max(attributeLimits.categories, `Escolha no máximo ${attributeLimits.categories} categorias.`),
  )

const attribute = z.object({
  ...named,
  question: requiredText('a pergunta', 160),
  kind: z.enum(attributeKinds, 'Escolha o tipo da resposta.'),
  group: requiredText('o grupo', 60),
  options,
  isFilter: z.boolean('Informe se o atributo é um filtro.'),
  isAlwaysInSight: z.boolean('Informe se o filtro fica sempre à vista.'),
  meaning,
  icon,
  active: z.boolean('Informe se o atributo está ativo.'),
  position: whole(
    0,
    attributeLimits.position,
    `A posição deve ser um número inteiro de 0 a ${attributeLimits.position.toLocaleString('pt-BR')}.`,
  ),
  categoryIds,
})

/** New attribute; `attributeProblem` checks on save that its fields fit together. */
export const createAttributeInput = attribute.partial({
  kind: true,
  options: true,
  isFilter: true,
  isAlwaysInSight: true,
  meaning: true,
  icon: true,
  active: true,
  position: true,
  categoryIds: true,
})

/** Changes of an attribute: absent fields stay unchanged, null clears. */
export const updateAttributeInput = attribute.partial()

export const attributeListInput = z.looseObject({
  slugs: z
    .array(z.string())
    .max(searchLimits.attributes, `Informe no máximo ${searchLimits.attributes} atributos (slugs).`)
    .nullish(),
})

export type AttributeFieldName = keyof typeof attribute.shape

interface CheckedAttribute {
  kind: (typeof attributeKinds)[number]
  /** Stored JSON. */
  options: string
  isFilter: boolean
  isAlwaysInSight: boolean
  meaning: string | null
}

/** Contradictions between an attribute's fields, by field. */
export function attributeProblem({
  kind,
  options,
  isFilter,
  isAlwaysInSight,
  meaning,
}: CheckedAttribute): Record<string, string> {
  return {
    ...(kind === 'CHOICE' && optionsIn(options).length < 2 && { options: 'Informe pelo menos duas opções.' }),
    ...(isAlwaysInSight &&
      !isFilter && { isAlwaysInSight: 'Só o que é um filtro pode ficar sempre à vista.' }),
    ...(meaning !== null &&
      isMeaning(meaning) &&
      !fitsKind(meaning, kind) && { meaning: 'Este significado não serve para este tipo de resposta.' }),
  }
}
