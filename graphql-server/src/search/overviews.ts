import { alternativesInput, cityOverviewInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import type { Category, City, Neighborhood, Subcategory } from '../generated/prisma/client.ts'
import { type Alternative, filterFields, readAlternatives } from './alternatives.ts'
import { type CityOverview, type Counted, readCityOverview } from './city-overview.ts'
import { BusinessFilter } from './type.ts'

const total = 'How many establishments a search by it finds.'

const CityCount = builder.objectRef<Counted<City>>('CityCount').implement({
  description: 'A city and how much it has.',
  fields: (t) => ({
    city: t.expose('entry', { type: 'City', description: 'The city.' }),
    total: t.exposeInt('total', { description: total }),
  }),
})

const NeighborhoodCount = builder.objectRef<Counted<Neighborhood>>('NeighborhoodCount').implement({
  description: 'A neighborhood and how much it has.',
  fields: (t) => ({
    neighborhood: t.expose('entry', { type: 'Neighborhood', description: 'The neighborhood.' }),
    total: t.exposeInt('total', { description: total }),
  }),
})

const CategoryCount = builder.objectRef<Counted<Category>>('CategoryCount').implement({
  description: 'A category and how much it has.',
  fields: (t) => ({
    category: t.expose('entry', { type: 'Category', description: 'The category.' }),
    total: t.exposeInt('total', { description: total }),
  }),
})

const SubcategoryCount = builder.objectRef<Counted<Subcategory>>('SubcategoryCount').implement({
  description: 'A subcategory and how much it has.',
  fields: (t) => ({
    subcategory: t.expose('entry', { type: 'Subcategory', description: 'The subcategory.' }),
    total: t.exposeInt('total', { description: total }),
  }),
})

const CityOverviewType = builder.objectRef<CityOverview>('CityOverview').implement({
  description:
    'A city, or a category in it, with counts of one moment. Lists have at most 100 entries, those with most first; what has nothing is not listed.',
  fields: (t) => ({
    city: t.expose('city', { type: 'City', description: 'The city.' }),
    category: t.expose('category', {
      type: 'Category',
      nullable: true,
      description: 'If one was asked for.',
    }),
    total: t.exposeInt('total', {
      description: 'Establishments of the city, in the category if there is one.',
    }),
    neighborhoods: t.expose('neighborhoods', {
      type: [NeighborhoodCount],
      description: 'Its neighborhoods; with a category, by establishments of it.',
    }),
    categories: t.expose('categories', {
      type: [CategoryCount],
      description: 'All categories that the city has.',
    }),
    subcategories: t.expose('subcategories', {
      type: [SubcategoryCount],
      description: 'Active subcategories of the category, in the city; none without a category.',
    }),
    cities: t.expose('cities', {
      type: [CityCount],
      description: 'The other active cities; with a category, by establishments of it.',
    }),
  }),
})

const FilterField = builder.enumType('BusinessFilterField', {
  description: 'A field of BusinessFilter.',
  values: Object.fromEntries(
    filterFields.map((value) => [value.toUpperCase(), { value, description: `The filter \`${value}\`.` }]),
  ) as Record<string, { value: Alternative['without']; description: string }>,
})

const SearchAlternative = builder.objectRef<Alternative>('SearchAlternative').implement({
  description: 'A search without one of its filters.',
  fields: (t) => ({
    without: t.expose('without', { type: FilterField, description: 'The filter that is left out.' }),
    total: t.exposeInt('total', { description: 'How many establishments match the others.' }),
  }),
})

/** Several statements, where a page of a search costs one. */
const complexity = 500

builder.queryFields((t) => ({
  cityOverview: t.field({
    type: CityOverviewType,
    nullable: true,
    authScopes: { public: true },
    description:
      'What the page of a city, or of a category in it, shows beside its establishments; null when the city has none, or one of the two is unknown.',
    complexity,
    args: {
      city: t.arg.string({ required: true, description: 'Slug or id of the city.' }),
      category: t.arg.string({ description: 'Slug or id of a category; without it, the whole city.' }),
    },
    validate: cityOverviewInput,
    resolve: (_root, filter, { search }) => search.read((snapshot) => readCityOverview(snapshot, filter)),
  }),
  searchAlternatives: t.field({
    type: [SearchAlternative],
    authScopes: { public: true },
    description:
      'What a search would find without each of its filters, for one that finds nothing or little; empty without filters.',
    complexity: { field: complexity, multiplier: filterFields.length },
    args: {
      filter: t.arg({ type: BusinessFilter, required: true, description: 'What was looked for.' }),
    },
    validate: alternativesInput,
    resolve: (_root, { filter }, { search }) => search.read((snapshot) => readAlternatives(snapshot, filter)),
  }),
}))
