import { attributeWarning } from '../../../schema/attributes/flagged-words.ts'
import { attributeIcons } from '../../../schema/attributes/icons.ts'
import { attributeLimits } from '../../../schema/attributes/kinds.ts'
import { attributeMeanings } from '../../../schema/attributes/meanings.ts'
import { type AttributeOption as Option, optionsIn } from '../../../schema/attributes/options.ts'
import {
  attributeListInput,
  createAttributeInput,
  updateAttributeInput,
} from '../../../schema/input/attribute.ts'
import { searchLimits } from '../../../schema/input/limits.ts'
import { idOrSlug } from '../../../schema/input/rules.ts'
import { keyText } from '../../../schema/text.ts'
import { builder, limits } from '../builder.ts'
import { visibleByActive, whereAskedOf } from '../lists/filters.ts'
import { whereKey } from '../lists/keys.ts'
import { keyArgs } from '../lists/pages.ts'
import { defineEntryMutations, flag } from './entry-mutations.ts'
import { defineEntryPage } from './entry-page.ts'
import { entryTypes } from './entry-types.ts'

const Kind = builder.enumType('AttributeKind', {
  description: 'What an answer to an attribute can be.',
  values: {
    YES_NO: { description: '"yes" or "no".' },
    CHOICE: { description: 'The slug of one of its options.' },
    LINK: { description: 'A link.' },
  } as const,
})

export const AttributeOption = builder.objectRef<Option>('AttributeOption').implement({
  description: 'One of the answers that an attribute of the kind CHOICE offers.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its name in answers and addresses.' }),
    name: t.exposeString('name', { description: 'Its name, as people read it.' }),
  }),
})

builder.prismaObject('Attribute', {
  description: 'A question about establishments that administrators keep as data.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'What a chip says of those that answer yes.' }),
    slug: t.exposeString('slug', { description: 'Its name in addresses, unique among attributes.' }),
    question: t.exposeString('question', { description: 'What forms ask.' }),
    kind: t.expose('kind', { type: Kind, description: 'What an answer can be.' }),
    group: t.exposeString('group', { description: 'Those of the same group are shown together.' }),
    options: t.field({
      type: [AttributeOption],
      description: 'The answers that it offers, in order; empty unless its kind is CHOICE.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ options }) => optionsIn(options),
    }),
    categories: t.field({
      type: ['Category'],
      description: 'The establishments of which categories are asked, by name; all are where there is none.',
      complexity: { field: 1, multiplier: 5 },
      select: (_args, _context, nested) => ({
        categories: {
          select: { category: nested(true) },
          orderBy: [{ category: { name: 'asc' } }, { categoryId: 'asc' }],
        },
      }),
      resolve: ({ categories }) => categories.map(({ category }) => category),
    }),
    isFilter: t.exposeBoolean('isFilter', { description: 'Whether visitors can filter by it.' }),
    isAlwaysInSight: t.exposeBoolean('isAlwaysInSight', {
      description: 'Whether its filter is offered without a chosen category.',
    }),
    meaning: t.exposeString('meaning', {
      nullable: true,
      description: `What its answers are in structured data. One of ${Object.keys(attributeMeanings).join(', ')}.`,
    }),
    icon: t.exposeString('icon', {
      nullable: true,
      description: `The name of its drawing. One of ${attributeIcons.join(', ')}.`,
    }),
    active: t.exposeBoolean('active', {
      description: 'Whether the public sees it and its answers, which are kept all the same.',
    }),
    position: t.exposeInt('position', { description: 'Lists are ordered by it, then by name.' }),
    warning: t.string({
      nullable: true,
      description: 'What an administrator should reconsider in its texts; null where there is nothing.',
      resolve: ({ name, question, group, options }) =>
        attributeWarning([name, question, group, ...optionsIn(options).map((option) => option.name)]),
    }),
    businessCount: t.relationCount('businesses', { description: 'How many establishments have an answer.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})

builder.queryFields((t) => ({
  attributes: t.prismaField({
    type: ['Attribute'],
    authScopes: { public: true },
    description: 'Attributes, by position and name; inactive ones only for administrators.',
    complexity: { field: 1, multiplier: 40 },
    args: {
      active: t.arg.boolean({ description: 'Only active ones, or only inactive ones.' }),
      categories: t.arg.stringList({
        description:
          'Slugs or ids of categories: only what is asked of one of them. What is asked of all is there too.',
      }),
      isFilter: t.arg.boolean({ description: 'Only filters, or only the others.' }),
      isAlwaysInSight: t.arg.boolean({
        description: 'Only those whose filter is offered without a chosen category, or only the others.',
      }),
      slugs: t.arg.stringList({ description: `Only these, at most ${searchLimits.attributes}.` }),
    },
    validate: attributeListInput,
    resolve: async (query, _root, { active, categories, isFilter, isAlwaysInSight, slugs }, context) =>
      context.prisma.attribute.findMany({
        ...query,
        where: {
          ...(await visibleByActive(active, context)),
          ...(categories && whereAskedOf(categories)),
          ...(isFilter != null && { isFilter }),
          ...(isAlwaysInSight != null && { isAlwaysInSight }),
          ...(slugs && { slug: { in: slugs.map(keyText) } }),
        },
        orderBy: [{ position: 'asc' }, { name: 'asc' }, { id: 'asc' }],
        take: limits.wholeList,
      }),
  }),
  attribute: t.prismaField({
    type: 'Attribute',
    nullable: true,
    authScopes: { public: true },
    description:
      'One attribute, by exactly one of id and slug; null when there is none. An inactive one is there only for administrators.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: async (query, _root, key, context) => {
      const where = { ...whereKey(key), AND: await visibleByActive(null, context) }
      return context.prisma.attribute.findUnique({ ...query, where })
    },
  }),
}))

defineEntryPage(entryTypes.attribute, (t) => ({
  category: t.string({ description: 'Slug or id of a category: only what is asked of it.' }),
  kind: t.field({ type: Kind, description: 'Only those with such answers.' }),
  active: t.boolean({ description: 'Only active ones, or only the others.' }),
}))

const OptionInput = builder.inputType('AttributeOptionInput', {
  description: 'One of the answers that an attribute offers.',
  fields: (t) => ({
    name: t.string({ required: true, description: `At most ${attributeLimits.option} characters.` }),
    slug: t.string({ description: 'Made from the name when absent or blank.' }),
  }),
})

defineEntryMutations(entryTypes.attribute, {
  create: createAttributeInput,
  update: updateAttributeInput,
  fields: (t, isNew) => ({
    question: t.string({ required: isNew, description: 'What forms ask, at most 160 characters.' }),
    kind: t.field({
      type: Kind,
      ...(isNew && { required: true, defaultValue: 'YES_NO' }),
      description: 'What an answer can be; it stays once there are answers.',
    }),
    group: t.string({
      required: isNew,
      description: 'At most 60 characters; those of the same are shown together.',
    }),
    options: t.field({
      type: [OptionInput],
      description: `Of a CHOICE: 2 to ${attributeLimits.options}, in order. One that is an answer stays.`,
    }),
    categoryIds: t.idList({
      description: `Ids of the categories whose establishments are asked, at most ${attributeLimits.categories}; an empty list asks all.`,
    }),
    isFilter: flag(t, isNew, false, 'Whether visitors can filter by it: of links, by those that have one.'),
    isAlwaysInSight: flag(t, isNew, false, 'Whether its filter is offered without a chosen category.'),
    meaning: t.string({
      description: `What its answers are in structured data: ${Object.entries(attributeMeanings)
        .map(([meaning, kinds]) => `${meaning} (${kinds.join(', ')})`)
        .join(', ')}${isNew ? '' : '; null or blank removes it'}.`,
    }),
    icon: t.string({
      description: `The name of its drawing: ${attributeIcons.join(', ')}${isNew ? '' : '; null or blank removes it'}.`,
    }),
    active: flag(t, isNew, true, 'Whether the public sees it.'),
    position: t.int({
      description: `From 0 to ${attributeLimits.position}; lists are ordered by it, then by name.`,
    }),
  }),
})
