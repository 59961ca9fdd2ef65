import { cityOverviewInput } from '../../../schema/input/search.ts'
import { builder } from '../builder.ts'
import type { Category, City, Neighborhood, Subcategory } from '../generated/prisma/client.ts'
import type { CityOverview, Counted } from './city-overview.ts'

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

builder.queryFields((t) => ({
  cityOverview: t.field({
    type: CityOverviewType,
    nullable: true,
    authScopes: { public: true },
    description:
      'What the page of a city, or of a category in it, shows beside its establishments; null when the city has none, or one of the two is unknown. Beyond 10,000 establishments counts may be a minute old.',
    complexity: 20,
    args: {
      city: t.arg.string({ required: true, description: 'Slug or id of the city.' }),
      category: t.arg.string({ description: 'Slug or id of a category; without it, the whole city.' }),
    },
    validate: cityOverviewInput,
    resolve: (_root, filter, { suggestions }) => suggestions.cityOverview(filter),
  }),
}))
