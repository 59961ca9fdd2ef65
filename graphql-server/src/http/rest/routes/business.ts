import { defaultAttributes } from '../../../../../schema/attributes/default-set.ts'
import { perDeprecatedAnswer } from '../../../../../schema/attributes/deprecated-names.ts'
import type { BusinessField } from '../../../../../schema/business/field.ts'
import { businessFields } from '../../../../../schema/business/fields.ts'
import {
  addressFieldNames,
  type BusinessFieldName,
  fieldsWith,
  perField,
  plainFieldNames,
} from '../../../../../schema/business/per-field.ts'
import { businessStates } from '../../../../../schema/business/state-words.ts'
import { confirmationTopicNames } from '../../../../../schema/confirmations/topics.ts'
import { restDescription } from '../../../answers/deprecated-fields.ts'
import type { BusinessFragment } from '../gql/documents.ts'
import {
  arraySchema,
  boolean,
  count,
  createdAt,
  id,
  imageExample,
  type JsonSchema,
  nullableBoolean,
  nullableString,
  objectSchema,
  reference,
  string,
  updatedAt,
} from '../json-schema.ts'
import { degreesText, type Entity } from '../route.ts'

/** Scalar fields by their REST names. */
const scalars = (names: readonly BusinessFieldName[]): Record<string, JsonSchema> =>
  Object.fromEntries(names.map((name) => scalar(name, businessFields[name])))

function scalar(name: BusinessFieldName, field: BusinessField): [name: string, schema: JsonSchema] {
  const { kind, isRequired, answered, rest, examples } = field
  const [restName, description] = [rest.name ?? name, rest.answered ?? answered]
  if (kind === 'flag') return [restName, boolean(description, examples.answered === 'true')]
  if (kind === 'state') return [restName, { ...string(description, examples.answered), enum: businessStates }]
  const schema = isRequired ? string : nullableString
  return [restName, schema(description, examples.answered)]
}

const [example] = defaultAttributes
const profiles = fieldsWith({ kind: 'profile' })

export const Business: Entity<BusinessFragment> = {
  name: 'Business',
  schema: objectSchema('An establishment.', {
    _id: id,
    slug: string('Its name in addresses, made from the name and stable.', 'cantina-da-serra'),
    ...scalars(fieldsWith({ group: 'facts' })),
    ...scalars(fieldsWith({ group: 'description' })),
    ...scalars(fieldsWith({ group: 'contact' })),
    photos: arraySchema('Addresses of its photos, in order; the first is the cover.', {
      type: 'string',
      format: 'uri',
      examples: [imageExample],
    }),
    address: objectSchema('Where it is.', {
      ...scalars(addressFieldNames),
      city: reference('The city.', 'Taubaté', 'taubate'),
      neighborhood: reference('The neighborhood.', 'Centro', 'centro'),
    }),
    ...scalars(fieldsWith({ group: 'coordinates' })),
    category: arraySchema(
      'Its categories, in order; the first is the main one.',
      reference('A category.', 'Alimentação', 'alimentacao'),
    ),
    subCategory: arraySchema(
      'Its subcategories, in order; inactive ones only for administrators.',
      reference('A subcategory.', 'Pizzarias', 'pizzarias'),
    ),
    attributes: arraySchema(
      'What its categories are asked and it has answered, in the order of the attributes.',
      objectSchema('An answer.', {
        slug: string('The slug of the attribute.', example?.slug ?? ''),
        name: string('The name of the attribute.', example?.name ?? ''),
        value: string('`yes` or `no`, the slug of an option, or a link.', 'yes'),
        label: string('The answer as people read it.', 'Sim'),
      }),
    ),
    ...scalars(plainFieldNames),
    ...perDeprecatedAnswer((name) => nullableBoolean(restDescription(name), true)),
    hoursInformedOn: nullableString(
      'The day on which its hours were last informed, yyyy-MM-dd; null without hours.',
      '2026-11-20',
    ),
    closedOn: nullableString(
      'Of what has closed for good: the day on which that was recorded, yyyy-MM-dd.',
      '2026-11-20',
    ),
    contactsHiddenUntil: nullableString(
      'The last day on which address, point on the map, contacts and links are hidden, yyyy-MM-dd; null when they are not. Administrators and the owner get them all the same.',
      '2026-11-27',
    ),
    confirmations: arraySchema(
      'When its phone, WhatsApp and address were corrected or confirmed, as far as that holds for the present values.',
      objectSchema('When a contact was corrected or confirmed.', {
        topic: { ...string('Which contact.', 'PHONE'), enum: confirmationTopicNames },
        correctedOn: nullableString(
          'The day on which a proposal has corrected it, yyyy-MM-dd.',
          '2026-11-20',
        ),
        confirmedOn: nullableString('The day on which it was confirmed, yyyy-MM-dd.', '2026-11-20'),
        confirmedBy: nullableString(
          'Who has confirmed it: `ESTABLISHMENT` or `ADMINISTRATION`.',
          'ESTABLISHMENT',
        ),
      }),
    ),
    sources: arraySchema(
      'The foreign sources that its values come from, as far as they are the present ones.',
      objectSchema('A source.', {
        source: string('Its name.', 'Overture Maps'),
        licence: string('The licence of its data.', 'CDLA Permissive 2.0'),
        month: string('Of the data, yyyy-MM.', '2026-10'),
        fields: arraySchema('The names of the fields with a value of it.', {
          type: 'string',
          examples: ['phone'],
        }),
      }),
    ),
    addressWarnings: arraySchema(
      'While its address is hidden, for administrators and the owner: which public texts hold it all the same, in Portuguese.',
      { type: 'string', examples: ['A descrição traz a rua, o número ou o CEP, que não são divulgados.'] },
    ),
    areas: arraySchema(
      'The cities and neighborhoods that it serves, besides its own city.',
      objectSchema('A place that it serves.', {
        city: reference('The city.', 'Taubaté', 'taubate'),
        neighborhood: {
          ...reference('A neighborhood of it; null where the whole city is served.', 'Centro', 'centro'),
          type: ['object', 'null'],
        },
      }),
    ),
    social: objectSchema('The same links once more, together.', scalars(profiles)),
    owner: {
      ...objectSchema('The account that owns it, for administrators and that account; null for others.', {
        _id: id,
        name: string('Its name.', 'Maria Silva'),
      }),
      type: ['object', 'null'],
    },
    version: count('Raised by every update; send it back to notice that somebody else was faster.', 3),
    createdAt,
    updatedAt,
  }),
  serialize({ photos, latitude, longitude, hours, attributes, ...business }) {
    return {
      ...business,
      attributes: attributes.map(({ attribute, value, label }) => ({ ...attribute, value, label })),
      photos: photos.map(({ image }) => image.url),
      lat: degreesText(latitude),
      long: degreesText(longitude),
      hoursInformedOn: hours?.informedOn ?? null,
      social: perField(profiles, (name) => business[name]),
    }
  },
}
