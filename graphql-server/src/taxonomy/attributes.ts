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
  description: 'Kind of the answers to an attribute.',
  values: {
    YES_NO: { description: '"yes" or "no".' },
    CHOICE: { description: 'The slug of one of its options.' },
    LINK: { description: 'A link.' },
  } as const,
})

export const AttributeOption = builder.objectRef<Option>('AttributeOption').implement({
  description: 'A possible answer to an attribute of the kind CHOICE.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Slug of the option in answers and URLs.' }),
    name: t.exposeString('name', { description: 'Name of the option.' }),
  }),
})

builder.prismaObject('Attribute', {
  description: 'A question about establishments, configured by administrators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the attribute.' }),
    name: t.exposeString('name', { description: 'Label of the chip on establishments that answer yes.' }),
    slug: t.exposeString('slug', { description: 'Slug of the attribute, unique among attributes.' }),
    question: t.exposeString('question', { description: 'Question in forms.' }),
    kind: t.expose('kind', { type: Kind, description: 'Kind of the answers.' }),
    group: t.exposeString('group', {
      description: 'Group of the attribute; attributes of the same group are shown together.',
    }),
    options: t.field({
      type: [AttributeOption],
      description: 'Possible answers, in order; empty unless the kind is CHOICE.',
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ options }) => optionsIn(options),
    }),
    categories: t.field({
      type: ['Category'],
      description: 'Categories whose establishments are asked, by name; empty if all are.',
      complexity: { field: 1, multiplier: 5 },
      select: (_args, _context, nested) => ({
        categories: {
          select: { category: nested(true) },
          orderBy: [{ category: { name: 'asc' } }, { categoryId: 'asc' }],
        },
      }),
      resolve: ({ categories }) => categories.map(({ category }) => category),
    }),
    isFilter: t.exposeBoolean('isFilter', { description: 'Whether visitors can filter by the attribute.' }),
    isAlwaysInSight: t.exposeBoolean('isAlwaysInSight', {
      description: 'Whether the filter is offered without a chosen category.',
    }),
    meaning: t.exposeString('meaning', {
      nullable: true,
      description: `Meaning of the answers in structured data. One of ${Object.keys(attributeMeanings).join(', ')}.`,
    }),
    icon: t.exposeString('icon', {
      nullable: true,
      description: `Icon name. One of ${attributeIcons.join(', ')}.`,
    }),
    active: t.exposeBoolean('active', {
      description: 'Whether the attribute and its answers are public; answers are kept either way.',
    }),
    position: t.exposeInt('position', {
      description: 'Position in lists, which are sorted by it, then by name.',
    }),
    warning: t.string({
      nullable: true,
      description: 'Advice to an administrator to reconsider the texts; null if there is none.',
      resolve: ({ name, question, group, options }) =>
        attributeWarning([name, question, group, ...optionsIn(options).map((option) => option.name)]),
    }),
    businessCount: t.relationCount('businesses', { description: 'Number of establishments with an answer.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Time of the last change.' }),
  }),
})

builder.queryFields((t) => ({
  attributes: t.prismaField({
    type: ['Attribute'],
    authScopes: { public: true },
    description: 'Attributes, by position and name; inactive ones only for administrators.',
    complexity: { field: 1, multiplier: 40 },
    args: {
      active: t.arg.boolean({ description: 'Only active attributes, or only inactive ones.' }),
      categories: t.arg.stringList({
        description: 'Slugs or ids of categories: only attributes of one of them, or of all categories.',
      }),
      isFilter: t.arg.boolean({ description: 'Only filters, or only the others.' }),
      isAlwaysInSight: t.arg.boolean({
        description: 'Only attributes whose filter is offered without a chosen category, or only the others.',
      }),
      slugs: t.arg.stringList({
        description: `Only attributes with these slugs, at most ${searchLimits.attributes}.`,
      }),
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
      'One attribute, by exactly one of id and slug; null when there is none. Inactive ones are visible only to administrators.',
    args: keyArgs,
    validate: idOrSlug,
    resolve: async (query, _root, key, context) => {
      const where = { ...whereKey(key), AND: await visibleByActive(null, context) }
      return context.prisma.attribute.findUnique({ ...query, where })
    },
  }),
}))

defineEntryPage(entryTypes.attribute, (t) => ({
  category: t.string({ description: 'Slug or id of a category: only its attributes.' }),
  kind: t.field({ type: Kind, description: 'Only attributes with this kind of answers.' }),
  active: t.boolean({ description: 'Only active attributes, or only the others.' }),
}))

const OptionInput = builder.inputType('AttributeOptionInput', {
  description: 'A possible answer to an attribute.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: `Name of the option, at most ${attributeLimits.option} characters.`,
    }),
    slug: t.string({ description: 'Derived from the name when absent or blank.' }),
  }),
})

defineEntryMutations(entryTypes.attribute, {
  create: createAttributeInput,
  update: updateAttributeInput,
  fields: (t, isNew) => ({
    question: t.string({ required: isNew, description: 'Question in forms, at most 160 characters.' }),
    kind: t.field({
      type: Kind,
      ...(isNew && { required: true, defaultValue: 'YES_NO' }),
      description: 'Kind of the answers; cannot be changed once there are answers.',
    }),
    group: t.string({
      required: isNew,
      description: 'Group, at most 60 characters; attributes of the same group are shown together.',
    }),
    options: t.field({
      type: [OptionInput],
      description: `Options of a CHOICE: 2 to ${attributeLimits.options}, in order. Options in use cannot be removed.`,
    }),
    categoryIds: t.idList({
      description: `Ids of the categories whose establishments are asked, at most ${attributeLimits.categories}; an empty list asks all.`,
    }),
    isFilter: flag(t, isNew, false, 'Whether visitors can filter by it: of links, by those that have one.'),
    isAlwaysInSight: flag(t, isNew, false, 'Whether its filter is offered without a chosen category.'),
    meaning: t.string({
      description: `Meaning of the answers in structured data: ${Object.entries(attributeMeanings)
        .map(([meaning, kinds]) => `${meaning} (${kinds.join(', ')})`)
        .join(', ')}${isNew ? '' : '; null or blank removes it'}.`,
    }),
    icon: t.string({
      description: `Icon name: ${attributeIcons.join(', ')}${isNew ? '' : '; null or blank removes it'}.`,
    }),
    active: flag(t, isNew, true, 'Whether the public sees it.'),
    position: t.int({
      description: `Position in lists from 0 to ${attributeLimits.position}; lists are sorted by it, then by name.`,
    }),
  }),
})
