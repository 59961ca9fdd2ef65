import { answerLabel } from '../../../../schema/attributes/answers.ts'
import { type AttributeIcon, attributeIcons } from '../../../../schema/attributes/icons.ts'
import type { AttributeKind } from '../../../../schema/attributes/kinds.ts'
import type { AttributeMeaning } from '../../../../schema/attributes/meanings.ts'
import { optionsIn } from '../../../../schema/attributes/options.ts'
import { type BusinessState, wordOfState } from '../../../../schema/business/state-words.ts'
import type { ConfirmationMethod } from '../../../../schema/confirmations/topics.ts'
import { plainText } from '../../../../schema/excerpt.ts'
import { formatDate } from '../../../../schema/hours/exceptions.ts'
import type { LocalBusinessType } from '../../../../schema/local-business-types.ts'
import { formatPhone } from '../../../../schema/phone-format.ts'
import { shortenText } from '../../../../schema/summary.ts'
import { maskZipCode } from '../../forms/masks.ts'
import { attributeMessages, iconLabels, meaningLabels } from '../../messages/dashboard/attributes.ts'
import { auditMessages as texts } from '../../messages/dashboard/audit.ts'
import { localBusinessTypeLabels } from '../../messages/dashboard/local-business-types.ts'
import type { Entry } from './entry-name.ts'

/** One field of an entry, in words; null where there was nothing to speak of. */
export interface ChangeText {
  field: string
  title: string
  before: string | null
  after: string | null
}

interface Change {
  before?: unknown
  after?: unknown
}

/** Characters of a text that are shown. */
const most = 160

const coordinate = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 })

/** Of which kind of thing a field holds the ids. */
const kinds: Readonly<Record<string, Entry['entity']>> = {
  cityId: 'CITY',
  neighborhoodId: 'NEIGHBORHOOD',
  categoryId: 'CATEGORY',
  categoryIds: 'CATEGORY',
  subcategoryId: 'SUBCATEGORY',
  subcategoryIds: 'SUBCATEGORY',
  areaCityIds: 'CITY',
  areaNeighborhoodIds: 'NEIGHBORHOOD',
  ownerId: 'USER',
}

const order = Object.keys(texts.fields)

/**
 * What an entry says has changed, field by field in the order of the forms, for people.
 *
 * @param isWhole whether long texts are kept whole
 */
export function changeTexts(
  { changes, references }: Pick<Entry, 'changes' | 'references'>,
  { isWhole = false } = {},
): ChangeText[] {
  const cut = (text: string | null) => (text === null || isWhole ? text : shortenText(text, most))
  const list = Object.entries((changes ?? {}) as Record<string, Change>)
  const rank = (field: string) =>
    order.includes(fieldKind(field)) ? order.indexOf(fieldKind(field)) : order.length
  return list
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([field, change]) => {
      const [before, after] = pairText(field, change, references)
      const title = texts.fields[fieldKind(field)] ?? attributeName(field, references) ?? field
      return { field, title, before: cut(before), after: cut(after) }
    })
}

/** The name of the attribute that a field answers, such as `attribute:12`; undefined for any other field. */
function attributeName(field: string, references: Entry['references']): string | undefined {
  const id = attributeId(field)
  if (id === undefined) return undefined
  return findAttribute(id, references)?.name ?? texts.values.gone(Number(id))
}

const attributeId = (field: string) => /^attribute:(\d+)$/.exec(field)?.[1]

const findAttribute = (id: string, references: Entry['references']) =>
  references.find((each) => each.entity === 'ATTRIBUTE' && each.id === id)

/** An answer by its label; an option that the attribute no longer offers, by its slug. */
function answerText(attribute: Entry['references'][number] | undefined, value: string): string {
  const options = attribute?.options ?? []
  return answerLabel({ kind: options.length > 0 ? 'CHOICE' : 'YES_NO', options }, value)
}

/** Without the suffix of one of several: `photoAlt.` and a hash. */
const fieldKind = (field: string) => field.split('.')[0] ?? field

type Pair = [before: string | null, after: string | null]

function pairText(field: string, { before, after }: Change, references: Entry['references']): Pair {
  if (field === 'photos') return [photosText(before, null), photosText(after, before)]
  if (field === 'image' || (field === 'icon' && !isDrawing(before) && !isDrawing(after))) {
    const now = before ? texts.values.otherPicture : texts.values.picture
    return [before ? texts.values.picture : null, after ? now : null]
  }
  if (field === 'description') return descriptions(before, after)
  return [valueText(field, before, references), valueText(field, after, references)]
}

/** Whether an icon is that of an attribute: the name of a drawing, and no picture. */
const isDrawing = (value: unknown): value is AttributeIcon => attributeIcons.some((icon) => icon === value)

/** Where only the markup differs, the markup is shown: as text, like everything. */
function descriptions(before: unknown, after: unknown): Pair {
  const html = (value: unknown) => (typeof value === 'string' ? value : '')
  const plain = (value: unknown) => plainText(html(value))
  const text = plain(before) === plain(after) ? html : plain
  return [text(before) || null, text(after) || null]
}

function photosText(value: unknown, before: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return null
  if (!Array.isArray(before) || before.length !== value.length) return texts.values.photos(value.length)
  const isSame = value.every((hash) => before.includes(hash))
  return isSame ? texts.values.photosInOrder(value.length) : texts.values.otherPhotos(value.length)
}

function valueText(field: string, value: unknown, references: Entry['references']): string | null {
  if (value === null || value === undefined || value === '') return null
  const kind = kinds[field]
  if (kind) {
    const names = [value].flat().map((id) => {
      const known = references.find((each) => each.entity === kind && each.id === String(id))
      return known?.name ?? texts.values.gone(Number(id))
    })
    return names.length > 0 ? names.join(', ') : null
  }
  const answered = attributeId(field)
  if (answered !== undefined) return answerText(findAttribute(answered, references), String(value))
  if (field === 'phone' || field === 'whatsapp') return formatPhone(String(value))
  if (field === 'state') return wordOfState(value as BusinessState)
  if (field === 'schemaType') return localBusinessTypeLabels[value as LocalBusinessType] ?? String(value)
  if (isDrawing(value) && field === 'icon') return iconLabels[value]
  if (field === 'kind') return attributeMessages.kinds[value as AttributeKind] ?? String(value)
  if (field === 'meaning') return meaningLabels[value as AttributeMeaning] ?? String(value)
  if (field === 'options')
    return (
      optionsIn(String(value))
        .map(({ name }) => name)
        .join(', ') || null
    )
  if (field === 'reopensOn' || field === 'contactsHiddenUntil') return formatDate(String(value))
  if (field === 'zipCode') return maskZipCode(String(value))
  if (field === 'role') return texts.values.roles[String(value)] ?? String(value)
  if (field === 'photoAlt') return valueText('text', (value as { text?: unknown }).text, references)
  if (fieldKind(field) === 'photoTurn')
    return texts.values.turned((value as { quarterTurns: number }).quarterTurns)
  if (field.endsWith('Confirmed')) {
    const { on, how } = value as { on: string; how: ConfirmationMethod }
    return texts.values.confirmed(formatDate(on), how)
  }
  if (typeof value === 'boolean') return value ? texts.values.yes : texts.values.no
  if (typeof value === 'number') return coordinate.format(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
