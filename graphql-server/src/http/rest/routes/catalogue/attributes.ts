import { defaultAttributes } from '../../../../../../schema/attributes/default-set.ts'
import { attributeIcons } from '../../../../../../schema/attributes/icons.ts'
import { attributeKinds, attributeLimits } from '../../../../../../schema/attributes/kinds.ts'
import { attributeMeanings } from '../../../../../../schema/attributes/meanings.ts'
import { whole } from '../../../../../../schema/input/lists.ts'
import { texts } from '../../../../messages/texts.ts'
import { choice, type Fields, flag, integer, names, optional, options, required } from '../../fields.ts'
import {
  AttributeDocument,
  type AttributeFragment,
  AttributesDocument,
  CreateAttributeDocument,
  DeleteAttributeDocument,
  UpdateAttributeDocument,
} from '../../gql/documents.ts'
import {
  arraySchema,
  boolean,
  count,
  createdAt,
  id,
  nullableString,
  objectSchema,
  reference,
  string,
  updatedAt,
} from '../../json-schema.ts'
import type { Entity } from '../../route.ts'
import { taxonomyRoutes } from './entity-routes.ts'

const [example] = defaultAttributes
if (!example) throw new Error('there is no default attribute')

const meanings = Object.keys(attributeMeanings).join(', ')

const Attribute: Entity<AttributeFragment> = {
  name: 'Attribute',
  schema: objectSchema('A question about establishments that administrators keep as data.', {
    _id: id,
    name: string('What a chip says of those that answer yes.', example.name),
    slug: string('Its name in addresses, unique among attributes.', example.slug),
    question: string('What forms ask.', example.question),
    kind: { ...string('What an answer can be.', 'YES_NO'), enum: attributeKinds },
    group: string('Those of the same group are shown together.', example.group),
    options: arraySchema(
      'The answers that it offers, in order; empty unless its kind is CHOICE.',
      objectSchema('One of them.', {
        slug: string('Its name in answers.', 'no-local'),
        name: string('Its name.', 'No local'),
      }),
    ),
    categories: arraySchema(
      'The establishments of which categories are asked; all are where there is none.',
      reference('One of them.', 'Alimentação', 'alimentacao'),
    ),
    isFilter: boolean('Whether visitors can filter by it.', true),
    isAlwaysInSight: boolean('Whether its filter is offered without a chosen category.', false),
    meaning: nullableString(`What its answers are in structured data: ${meanings}.`, 'paymentAccepted'),
    icon: nullableString(`The name of its drawing: ${attributeIcons.join(', ')}.`, 'check'),
    active: boolean('Whether the public sees it and its answers.', true),
    position: count('Lists are ordered by it, then by name.', 100),
    createdAt,
    updatedAt,
  }),
  serialize: (attribute) => attribute,
}

const ofCategory: Fields = {
  categoryId: names('Id or slug of the category.', ['1'], { variable: 'categories', empty: [] }),
}

export const attributeRoutes = taxonomyRoutes({
  path: '/attributes',
  entity: Attribute,
  texts: texts.taxonomy.attribute,
  lists: [
    {
      operationId: 'listAttributes',
      summary: 'All attributes, or those asked of some categories, by position and name',
      description: 'Includes attributes of all categories. Inactive ones only for administrators.',
      document: AttributesDocument,
      query: {
        category: names('Slug or id of a category.', ['alimentacao'], { variable: 'categories' }),
        active: flag('Only active ones, or only inactive ones.'),
      },
    },
    {
      at: '/category/{categoryId}',
      operationId: 'listAttributesOfCategory',
      summary: 'The attributes that are asked of a category, by position and name',
      description: 'For an unknown category, the attributes of all categories.',
      document: AttributesDocument,
      params: ofCategory,
    },
  ],
  examples: { slug: example.slug, unusedId: String(defaultAttributes.length + 1) },
  documents: {
    one: AttributeDocument,
    create: CreateAttributeDocument,
    update: UpdateAttributeDocument,
    delete: DeleteAttributeDocument,
  },
  fields: {
    name: required('Its name.', 'Novo atributo'),
    question: required('What forms ask.', 'Como é?'),
    kind: choice('What an answer can be; it stays once there are answers.', attributeKinds),
    group: required('Those of the same group are shown together.', example.group),
    options: options(
      `Of a CHOICE: 2 to ${attributeLimits.options}, each as its name or as an object with name and slug.`,
      ['No local', 'Entrega'],
    ),
    categories: names(
      'Ids of the categories whose establishments are asked; an empty list asks all.',
      ['1'],
      { variable: 'input.categoryIds', empty: [] },
    ),
    isFilter: flag('Whether visitors can filter by it: of links, by those that have one.'),
    isAlwaysInSight: flag('Whether its filter is offered without a chosen category.'),
    meaning: optional(
      `What its answers are in structured data: ${meanings}. An empty one removes it.`,
      'paymentAccepted',
    ),
    icon: optional(
      `The name of its drawing: ${attributeIcons.join(', ')}. An empty one removes it.`,
      'check',
    ),
    active: flag('Whether the public sees it.'),
    position: integer(
      'Lists are ordered by it, then by name.',
      whole(0, attributeLimits.position, texts.rest.notANumber),
      { examples: [100] },
    ),
  },
})
